// A number typed selects a shirt: two digits typed quickly are one number.
const QUICK = 700; // milliseconds between two digits of one number

export class Shirts {
  private digits = "";
  private at = -Infinity;

  /** The number typed so far. */
  typed(digit: string, now = Date.now()): number {
    this.digits = now - this.at < QUICK ? (this.digits + digit).slice(-2) : digit;
    this.at = now;
    return Number(this.digits);
  }
}
