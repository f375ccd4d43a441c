// Kleine Zahlen in Worten.
export const ZAHLEN: readonly string[] = ["kein", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"];

export const zahl = (wieviele: number): string => ZAHLEN[wieviele] ?? String(wieviele);
