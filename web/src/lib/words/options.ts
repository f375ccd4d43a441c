// The names of options, fetched with their dialog.
import { told } from "../tongue";

/** Names of options as people say them; others are their own name with spaces. */
export const OPTION_NAMES: Readonly<Record<string, string>> = told("OPTION_NAMES", {
  kickoff_table: "Kick-off table",
  foul_base_bonus: "Bonus of every foul",
  foul_unmarked_bonus: "Bonus of an unmarked fouler",
  casualty_mode: "Casualties",
  fan_multiplier: "Fans of a gate point",
  reroll_successes: "Re-roll successes",
  hand_offs: "Hand-offs",
  going_for_it: "Going for it",
  dump_off: "Dump-Off",
  nurgles_rot: "Nurgle's Rot",
  hail_mary: "Hail Mary Pass",
  card_decks: "Decks of cards",
  card_count: "Cards drawn",
  max_cards: "Most cards of a side",
  inducement_books: "What the shop has",
  play: "Kind of play",
  stunty_nine: "Stunty and a 9",
  chained_ko: "Ball & Chain knocked out",
  chained_prone: "Ball & Chain placed prone",
  take_journeymen: "Taking journeymen",
  lasting_at_minimum: "Lasting injuries to what cannot fall",
});
export const optionName = (name: string): string => {
  const plain = OPTION_NAMES[name] ?? name.replaceAll("_", " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

/** Which options stand together; what is named nowhere is small print. */
export const OPTION_GROUPS: readonly (readonly string[])[] = [
  ["inducements", "inducement_books", "play", "treasury", "petty_cash", "cards", "card_decks", "card_count", "max_cards",
    "overtime", "toss", "conceding", "journeymen", "take_journeymen"],
  ["weather", "kickoff_table", "fans", "fouls", "hand_offs", "going_for_it", "assists", "interceptions", "fumbles",
    "apothecary", "casualty_rolls", "casualty_mode", "piling_on", "illegal_procedure", "spiked_ball", "rare_choices",
    "reroll_successes"],
];
