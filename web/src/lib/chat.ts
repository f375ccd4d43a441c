// What has been said at a table, and how much of it somebody has still to read.
import type { ChatLine, Coach } from "./protocol";

/** Lines of others after the first `read`; one's own are known. */
export const linesToRead = (chat: readonly ChatLine[], read: number, you: readonly Coach[]): number =>
  chat.slice(read).filter((line) => !you.some((side) => side === line.by)).length;
