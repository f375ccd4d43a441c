// What a page cannot do without is asked for until the server answers: the page says meanwhile that nothing comes
// (parts/Away.svelte), and goes on by itself. What the server refuses is not asked again.
import { ApiError } from "./api";

const FIRST_WAIT = 1_000; // milliseconds before it is tried again; it doubles ...
const LONGEST_WAIT = 8_000; // ... up to this

export class Insisting {
  /** Nothing came the last time. */
  away = $state(false);
  #wake: (() => void) | null = null;
  #over = false;

  /** What the server tells, however often it must be asked; never, once this is closed. */
  async get<T>(ask: () => Promise<T>): Promise<T> {
    for (let wait = FIRST_WAIT; ; wait = Math.min(LONGEST_WAIT, wait * 2)) {
      try {
        const told = await ask();
        this.away = false;
        return told;
      } catch (error) {
        if (error instanceof ApiError) {
          this.away = false;
          throw error;
        }
        this.away = true;
        await this.#pause(wait);
      }
    }
  }

  /** Try again at once. */
  now(): void {
    this.#wake?.();
  }

  close(): void {
    this.#over = true;
    this.#wake?.();
  }

  /** Until it is time to try again, or the browser has a connection. */
  #pause(wait: number): Promise<void> {
    return new Promise((go) => {
      const wake = (): void => {
        clearTimeout(timer);
        removeEventListener("online", wake);
        this.#wake = null;
        if (!this.#over) go();
      };
      const timer = setTimeout(wake, wait);
      addEventListener("online", wake);
      this.#wake = wake;
    });
  }
}
