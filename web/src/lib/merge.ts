// A view and what has changed in it (docs/protocol.md).
import type { Change, Coach, TableView } from "./protocol";

export function merge(view: TableView, change: Change): TableView {
  const { players, teams, gone, ...rest } = change;
  const merged: TableView = { ...view, ...rest };
  if (players || gone) {
    const changed = new Map((players ?? []).map((player) => [player.id, player]));
    const kept = view.players.filter((player) => !gone?.includes(player.id));
    merged.players = kept.map((player) => {
      const now = changed.get(player.id) ?? player;
      changed.delete(player.id);
      return now;
    });
    merged.players.push(...changed.values());
  }
  if (teams) {
    const both = (coach: Coach) => ({ ...view.teams[coach], ...teams[coach] });
    merged.teams = { home: both("home"), away: both("away") };
  }
  return merged;
}
