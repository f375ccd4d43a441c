// What a coach chose for this browser: look, motion, sounds, helps on the pitch. Each is kept under its own
// name; public/theme.js reads those of the look before anything is painted.
import { COLOURS, wear } from "./colours";
import type { Motion } from "./motion";

export const CHOICES = {
  theme: ["system", "light", "dark"],
  motion: ["normal", "fast", "off"],
  home: COLOURS.home,
  away: COLOURS.away,
  sounds: ["off", "on"],
  chime: ["off", "on"],
  coordinates: ["off", "on"],
  zones: ["off", "on"],
  bands: ["off", "on"],
  captions: ["off", "on"],
} as const;

export type Setting = keyof typeof CHOICES;
type Chosen = Record<Setting, string>;

const USUAL: Chosen = {
  theme: "system", motion: "normal", home: "blue", away: "amber", sounds: "off", chime: "off", coordinates: "off", zones: "off", bands: "off", captions: "off",
};
const nameOf = (setting: Setting): string => `pigskin.${setting}`;

export class Settings {
  private chosen = $state<Chosen>({ ...USUAL });

  constructor(private readonly store: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null = storage()) {
    for (const setting of Object.keys(CHOICES) as Setting[]) this.chosen[setting] = this.read(setting);
  }

  get(setting: Setting): string {
    return this.chosen[setting];
  }

  get motion(): Motion {
    return this.chosen.motion as Motion;
  }

  /** Is one of those on that are on or off? */
  on(setting: "sounds" | "chime" | "coordinates" | "zones" | "bands" | "captions"): boolean {
    return this.chosen[setting] === "on";
  }

  choose(setting: Setting, value: string): void {
    if (!(CHOICES[setting] as readonly string[]).includes(value)) return;
    this.chosen[setting] = value;
    try {
      if (value === USUAL[setting]) this.store?.removeItem(nameOf(setting));
      else this.store?.setItem(nameOf(setting), value);
    } catch {
      // A browser that keeps nothing has it until the page is closed.
    }
    this.apply(setting);
  }

  /** Put what was chosen for the look on the page. */
  private apply(setting: Setting): void {
    const root = document.documentElement;
    const value = this.chosen[setting];
    if (setting === "home" || setting === "away") wear(setting, value);
    else if (setting === "theme" || setting === "motion") {
      if (value === USUAL[setting]) delete root.dataset[setting];
      else root.dataset[setting] = value;
    }
  }

  private read(setting: Setting): string {
    try {
      const kept = this.store?.getItem(nameOf(setting)) ?? "";
      return (CHOICES[setting] as readonly string[]).includes(kept) ? kept : USUAL[setting];
    } catch {
      return USUAL[setting];
    }
  }
}

function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** The settings of this browser. */
export const settings = new Settings();
