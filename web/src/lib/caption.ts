// What a show says, as a caption: whole sentences, each with a capital.
import { spoken } from "./calling";
import type { TableView } from "./protocol";
import { capital } from "./words/first";

export const captionOf = (view: TableView | null, said: string): string => spoken(view, said).split(". ").map(capital).join(". ");
