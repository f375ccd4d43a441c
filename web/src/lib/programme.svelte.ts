// What there is to watch, asked for every few seconds while somebody looks. All matches come in one answer;
// if nothing has happened the browser is told so, and nothing is sent.
import type { Coach } from "./protocol";
import type { PitchView, Player, Side, Square } from "./view";

/** A player as the list has him. */
type TokenTold = [side: Side, number: number, role: string, state: string, square: [number, number]];

export interface RunningTold {
  match: string;
  edition: string;
  teams: Record<Coach, string>;
  names: Record<Coach, string>;
  score: Record<Coach, number>;
  half: number;
  turn: number;
  active: Coach | null;
  watchers: number;
  /** Seconds after which anything is shown. */
  delay: number;
  pitch: { players: TokenTold[]; ball: [number, number] | null; carrier: string | null };
}

export interface ResultTold {
  match: string;
  edition: string;
  teams: Record<Coach, string>;
  names: Record<Coach, string>;
  score: Record<Coach, number>;
  ended: number;
}

export interface ProgrammeTold {
  running: RunningTold[];
  over: ResultTold[];
}

const EVERY = 3_000;

async function fetched(): Promise<ProgrammeTold> {
  const answer = await fetch("/api/watch");
  if (!answer.ok) throw new Error(answer.statusText);
  return (await answer.json()) as ProgrammeTold;
}

export class Programme {
  told = $state.raw<ProgrammeTold | null>(null);
  /** The last question was not answered: what is shown may be old. */
  away = $state(false);

  constructor(private readonly ask: () => Promise<ProgrammeTold> = fetched) {}

  async look(): Promise<void> {
    try {
      this.told = await this.ask();
      this.away = false;
    } catch {
      this.away = true;
    }
  }

  /** Look now and every few seconds, unless the page is hidden; call what it gives to stop. */
  follow(): () => void {
    const look = (): void => { if (!document.hidden) void this.look(); };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }
}

/** A small picture as the pitch draws it. */
export function pitchOf({ pitch, teams }: Pick<RunningTold, "pitch" | "teams">): PitchView {
  const players = pitch.players.map(([side, number, role, state, square]): Player => {
    const id = `${side} ${number}`;
    return { id, side, number, name: "", position: "", role, state, square: square as Square, marks: [], has_ball: pitch.carrier === id };
  });
  return {
    players,
    ball: { square: pitch.ball, carrier: pitch.carrier },
    zones: { home: [], away: [] },
    teams: { home: { name: teams.home }, away: { name: teams.away } },
  };
}
