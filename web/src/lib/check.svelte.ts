// A check of a match as a page shows it: how far it is, what was found, every roll.
import { reasonOf, verify } from "./api";
import {
  checkDice, checkSeals, checkSecret, diceFinding, FileProblem, readMatch, type Checked, type Finding, type MatchFile, type RollChecked,
} from "./checking";
import { keptSeat } from "./seats";
import { VERIFY } from "./words/verify";

type Stage = "idle" | "reading" | "asking" | "rolling" | "done";
/** How much of the whole is done when a stage begins. */
const BEGINS: Readonly<Record<Stage, number>> = { idle: 0, reading: 0.05, asking: 0.2, rolling: 0.6, done: 1 };

/** Lets the page draw. */
const breathe = (): Promise<void> => new Promise((go) => setTimeout(go));

export class Check {
  stage = $state<Stage>("idle");
  /** From 0 to 1. */
  done = $state(0);
  file = $state.raw<MatchFile | null>(null);
  findings = $state.raw<Finding[]>([]);
  rolls = $state.raw<RollChecked[]>([]);
  /** Why there is nothing to check. */
  problem = $state("");

  constructor(private readonly ask: (text: string) => Promise<Checked> = verify) {}

  /** null while something could not be checked and nothing is wrong; undefined before the end. */
  get good(): boolean | null | undefined {
    if (this.stage !== "done" || this.problem) return undefined;
    if (this.findings.some((each) => each.good === false)) return false;
    // Who has not played cannot compare what he gave: that leaves nothing open.
    return this.findings.some((each) => each.good === null && each.step !== "nonce") ? null : true;
  }

  private go(stage: Stage): Promise<void> {
    this.stage = stage;
    this.done = BEGINS[stage];
    return breathe();
  }

  /** Checks whatever `get` brings. */
  async run(get: () => Promise<string>): Promise<void> {
    this.file = null;
    this.findings = this.rolls = [];
    this.problem = "";
    await this.go("reading");
    try {
      await this.look(await get());
    } catch (error) {
      this.problem = error instanceof FileProblem ? error.message : error instanceof DOMException ? VERIFY.unreadable : reasonOf(error);
    }
    await this.go("done");
  }

  private async look(text: string): Promise<void> {
    const file = (this.file = readMatch(text));
    this.findings = [...checkSecret(file, keptSeat(file.match)), checkSeals(file)];
    await this.go("asking");
    let told: Checked["rolls"] = [];
    try {
      const answer = await this.ask(text);
      told = answer.rolls;
      const words = answer.good ? VERIFY.replayed(file.entries.length) : VERIFY.notReplayed(answer.words);
      this.findings = [...this.findings, { step: "replay", good: answer.good, words }];
    } catch (error) {
      const words = VERIFY.noServer(error instanceof Error ? error.message : "");
      this.findings = [...this.findings, { step: "replay", good: null, words }];
    }
    await this.go("rolling");
    this.rolls = await checkDice(file, told, (done) => {
      this.done = BEGINS.rolling + done * (1 - BEGINS.rolling);
      return breathe();
    });
    this.findings = [...this.findings, diceFinding(this.rolls)];
  }
}
