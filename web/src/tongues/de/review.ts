// Deutsch: ein Spiel im Rückblick.
import type { Words } from "../dictionary";

const HALVES = ["", "1. Hälfte", "2. Hälfte", "Verlängerung"];

export const REVIEWING: Words = {
  REVIEW: {
    title: "Rückblick",
    open: "Rückblick",
    working: "Das Spiel wird angesehen",
    far: (done, total) => `${done} von ${total} Entscheidungen`,
    toReplay: "Noch einmal ansehen",
    toFigures: "Statistik",
    curve: "Siegchance",
    curveHelp: "Wie das Spiel bei jedem Zug aussah, nach Feld, Uhr und Stand: Sieg des einen, Unentschieden, Sieg des anderen. Nummern zeigen, was es gewendet hat.",
    win: (team) => `${team} gewinnen`,
    draw: "Unentschieden",
    columns: ["Zug", "Hälfte", "Runde", "Am Zug", "Heim gewinnt", "Unentschieden", "Gast gewinnt"],
    at: (when, home, win, draw, away, loss) => `${when}: ${home} ${win}, unentschieden ${draw}, ${away} ${loss}`,
    when: (half, turn, team) => `${HALVES[half] ?? `Hälfte ${half}`}, Zug ${turn}, ${team}`,
    swings: "Was es gewendet hat",
    swingsHelp: "Die größten Wechsel, in Punkten für ein Team: ein Sieg ist 100, ein Unentschieden 50.",
    noSwings: "Nie hat sich viel auf einmal geändert.",
    byDice: "Würfel",
    noDice: "ohne Würfel",
    costly: (team) => `Was ${team} am meisten gekostet hat`,
    costlyHelp: "Entscheidungen, wie sie vor den Würfeln aussahen, gegen das, was ein Trainer getan hätte. Was daraus wurde, ist etwas anderes.",
    nothing: "Ein Trainer hätte nichts viel anders gemacht.",
    points: (points) => `−${points} Punkte`,
    touchdowns: (figure) => `${figure} Touchdowns`,
    did: "War",
    better: "Besser",
    asItWas: "Alle blieben oder gingen, wie sie taten",
    see: "Ansehen",
    play: "Von hier spielen",
  },
};
