// The parts of the page of a match that few need at once: each is fetched when it is wanted.
import type { ComponentProps } from "svelte";
import { Later } from "./later.svelte";
import type { Table } from "./table.svelte";
import type MatchSoFar from "../parts/MatchSoFar.svelte";
import type Players from "../parts/Players.svelte";
import type Timeline from "../parts/Timeline.svelte";

export const matchSoFar = new Later<ComponentProps<typeof MatchSoFar>>(() => import("../parts/MatchSoFar.svelte"));
export const players = new Later<ComponentProps<typeof Players>>(() => import("../parts/Players.svelte"));
export const timeline = new Later<ComponentProps<typeof Timeline>>(() => import("../parts/Timeline.svelte"));
export const stoppedCard = new Later<{ table: Table; compact?: boolean }>(() => import("../parts/Stopped.svelte"));
export const fullTime = new Later<{ table: Table; compact?: boolean }>(() => import("../parts/FullTime.svelte"));
