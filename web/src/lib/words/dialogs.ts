// The texts of settings and keys, fetched with their dialogs.
import { told } from "../tongue";

export const SETTINGS = told("SETTINGS", {
  title: "Settings",
  language: "Language",
  languageHelp: "The page is loaded anew. Rules and names stay English.",
  names: {
    theme: "Theme", motion: "Motion", home: "Colour of the home team", away: "Colour of the away team", sounds: "Sounds", chime: "Chime on your turn",
    coordinates: "Coordinates", zones: "Tackle zones", bands: "Range bands", captions: "Captions",
  },
  helps: {
    sounds: "Steps, dice, blows, falls, whistle and cheers.",
    chime: "A short chime when you are asked.",
    coordinates: "Columns and rows along the pitch, for typed answers.",
    zones: "The opponent’s tackle zones are always drawn.",
    captions: "Sounds and great moments in words, below the pitch.",
    bands: "How far a pass goes is drawn for whomever you choose.",
  },
  values: {
    system: "As the system", light: "Light", dark: "Dark", normal: "Normal", fast: "Fast", off: "Off", on: "On",
    blue: "Blue", crimson: "Crimson", violet: "Violet", ink: "Ink", amber: "Amber", sky: "Sky", yellow: "Yellow", paper: "Paper",
  } as Readonly<Record<string, string>>,
  install: "Install as an app",
  installHelp: "Pigskin gets a place on your start screen and opens in a window of its own. Playing needs a connection all the same.",
  motionHelp: "A system that asks for less motion gets none.",
} as const);

export const KEYS = told("KEYS", {
  title: "Keys",
  groups: [
    {
      title: "On the pitch",
      keys: [
        [["←", "↑", "→", "↓"], "move the cursor"],
        [["Shift", "→"], "to the next player that way"],
        [["1", "–", "16"], "select that shirt"],
        [["N"], "next player to act"],
        [["Enter"], "plan, then do"],
        [["Esc"], "let go"],
      ],
    },
    {
      title: "Actions",
      keys: [
        [["M"], "move"], [["B"], "block"], [["Z"], "blitz"], [["P"], "pass"], [["H"], "hand-off"], [["F"], "foul"],
        [["G"], "gaze"], [["T"], "throw a team-mate"], [["K"], "kick a team-mate"], [["S"], "special action, or stop"],
      ],
    },
    {
      title: "Answers",
      keys: [
        [["1", "–", "9"], "an answer of the card, or the player with that shirt"], [["Y"], "yes"], [["N"], "no"], [["R"], "roll again"], [["U"], "take back"], [["E"], "end the turn"],
        [[":"], "type an answer in words"],
      ],
    },
    {
      title: "Setting up, buying",
      keys: [
        [["F"], "the next ready formation"], [["1", "–", "16"], "take that player in hand"], [["Enter"], "put him on the square; that is all"],
        [["Del"], "back to the dugout"], [["↑", "↓"], "through the goods"], [["+", "−"], "more or fewer of it"],
      ],
    },
    {
      title: "Looking",
      keys: [
        [["A"], "what a coach would do"], [["X"], "tackle zones"], [["V"], "range bands"], [["I"], "card of a player"], [["L"], "log"], [["C"], "chat"],
        [["Space"], "hurry the show while held"], [["?"], "this page"],
      ],
    },
  ] as readonly { title: string; keys: readonly (readonly [readonly string[], string])[] }[],
} as const);
