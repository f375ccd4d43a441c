// The parts of the page of a match that few need at once: each is fetched when it is wanted.
import type { ComponentProps } from "svelte";
import { Later } from "./later.svelte";
import type { Table } from "./table.svelte";
import type AdviceCard from "../parts/AdviceCard.svelte";
import type EndGuard from "../parts/EndGuard.svelte";
import type Legend from "../parts/Legend.svelte";
import type MatchSoFar from "../parts/MatchSoFar.svelte";
import type Players from "../parts/Players.svelte";
import type SketchTools from "../parts/sketch/SketchTools.svelte";
import type Sketches from "../parts/sketch/Sketches.svelte";
import type Captions from "../parts/watch/Captions.svelte";
import type Stands from "../parts/watch/Stands.svelte";
import type StillToAct from "../parts/StillToAct.svelte";
import type Timeline from "../parts/Timeline.svelte";

export const adviceCard = new Later<ComponentProps<typeof AdviceCard>>(() => import("../parts/AdviceCard.svelte"));
export const captions = new Later<ComponentProps<typeof Captions>>(() => import("../parts/watch/Captions.svelte"));
export const sketches = new Later<ComponentProps<typeof Sketches>>(() => import("../parts/sketch/Sketches.svelte"));
export const sketchTools = new Later<ComponentProps<typeof SketchTools>>(() => import("../parts/sketch/SketchTools.svelte"));
export const stands = new Later<ComponentProps<typeof Stands>>(() => import("../parts/watch/Stands.svelte"));
export const endGuard = new Later<ComponentProps<typeof EndGuard>>(() => import("../parts/EndGuard.svelte"));
export const matchSoFar = new Later<ComponentProps<typeof MatchSoFar>>(() => import("../parts/MatchSoFar.svelte"));
export const players = new Later<ComponentProps<typeof Players>>(() => import("../parts/Players.svelte"));
export const legend = new Later<ComponentProps<typeof Legend>>(() => import("../parts/Legend.svelte"));
export const stillToAct = new Later<ComponentProps<typeof StillToAct>>(() => import("../parts/StillToAct.svelte"));
export const timeline = new Later<ComponentProps<typeof Timeline>>(() => import("../parts/Timeline.svelte"));
export const stoppedCard = new Later<{ table: Table; compact?: boolean }>(() => import("../parts/Stopped.svelte"));
export const fullTime = new Later<{ table: Table; compact?: boolean }>(() => import("../parts/FullTime.svelte"));
