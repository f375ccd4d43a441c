// Which page an address shows. Each is fetched when it is wanted; what stands in the bar is in places.ts.
import type { Component } from "svelte";
import { editions } from "./api";

export interface Route {
  path: RegExp;
  page: () => Promise<{ default: Component<any> }>;
  /** What the page is told of its address: the groups of the path, decoded. */
  props?: (groups: (string | null)[]) => Record<string, unknown>;
}

export const ROUTES: readonly Route[] = [
  {
    path: /^\/$/,
    page: () => {
      editions().catch(() => undefined); // asked while the page is on its way, which then says what is wrong
      return import("../pages/Home.svelte");
    },
  },
  { path: /^\/match\/([^/]+)\/?$/, page: () => import("../pages/Match.svelte"), props: ([match]) => ({ match }) },
  { path: /^\/replay(?:\/([^/]+))?\/?$/, page: () => import("../pages/Replay.svelte"), props: ([id]) => ({ id }) },
  { path: /^\/stats\/([^/]+)\/?$/, page: () => import("../pages/Stats.svelte"), props: ([id]) => ({ id }) },
  { path: /^\/review\/([^/]+)\/?$/, page: () => import("../pages/Review.svelte"), props: ([id]) => ({ id }) },
  { path: /^\/editor\/?$/, page: () => import("../pages/Editor.svelte") },
  { path: /^\/teams\/?$/, page: () => import("../pages/Teams.svelte") },
  {
    path: /^\/rules(?:\/([^/]+)(?:\/([^/]+)(?:\/([^/]+))?)?)?\/?$/,
    page: () => import("../pages/Rules.svelte"),
    props: ([edition, kind, name]) => ({ edition, kind, name }),
  },
  { path: /^\/learn\/?$/, page: () => import("../pages/Learn.svelte") },
  { path: /^\/lesson\/([^/]+)\/?$/, page: () => import("../pages/Lesson.svelte"), props: ([lesson]) => ({ lesson }) },
  { path: /^\/puzzles\/?$/, page: () => import("../pages/Puzzles.svelte") },
  { path: /^\/puzzle\/(\d+|today)\/?$/, page: () => import("../pages/Puzzle.svelte"), props: ([puzzle]) => ({ puzzle }) },
  {
    path: /^\/sheets(?:\/([^/]+)(?:\/([^/]+)\/([^/]+))?)?\/?$/,
    page: () => import("../pages/Sheets.svelte"),
    props: ([edition, home, away]) => ({ edition, home, away }),
  },
  { path: /^\/watch\/([^/]+)\/broadcast\/?$/, page: () => import("../pages/Broadcast.svelte"), props: ([match]) => ({ match }) },
  { path: /^\/watch\/?$/, page: () => import("../pages/Watch.svelte") },
  { path: /^\/verify\/?$/, page: () => import("../pages/Verify.svelte") },
];

/** The page of an address, with its properties; null where there is none. */
export function routeOf(path: string): { route: Route; props: Record<string, unknown> } | null {
  for (const route of ROUTES) {
    const found = route.path.exec(path);
    if (!found) continue;
    try {
      const groups = found.slice(1).map((group: string | undefined) => (group === undefined ? null : decodeURIComponent(group)));
      return { route, props: route.props?.(groups) ?? {} };
    } catch {
      return null; // an address that cannot be read
    }
  }
  return null;
}
