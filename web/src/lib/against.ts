// Rolls by which something comes over a player, such as a spell or the fans: their success is not his.
export const AGAINST: ReadonlySet<string> = new Set([
  "pitch invasion", "rock thrown", "spell hits", "bolt goes on", "soup hits", "bomb hits", "fuse", "referee looks",
]);
