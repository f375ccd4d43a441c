// A part of the page that is fetched when it is wanted, or a little before: the page itself stays small.
import type { Component } from "svelte";

export class Later<Props extends Record<string, any>, Given extends Record<string, any> = Record<string, any>> {
  /** The part, as soon as it is here. */
  here = $state.raw<Component<Props, Given> | null>(null);
  /** It could not be fetched: the server is away, or has been given a new client. */
  failed = $state(false);
  #coming: Promise<void> | null = null;
  readonly #fetch: () => Promise<{ default: unknown }>;

  constructor(fetch: () => Promise<{ default: unknown }>) {
    this.#fetch = fetch;
  }

  load(): Promise<void> {
    return (this.#coming ??= this.#fetch().then(
      (found) => {
        this.here = found.default as Component<Props, Given>;
        this.failed = false;
      },
      () => {
        this.#coming = null;
        this.failed = true;
        addEventListener("online", () => void this.load(), { once: true });
      },
    ));
  }
}
