// The texts of a match that the rules of today do not play, fetched when there is one.
import { told } from "../tongue";

export const STOPPED = told("STOPPED", {
  title: "The rules have changed since",
  help: "This server was updated, and its rules now play some things differently. A match goes on by the rules it began with or not at all.",
  whole: "You see the table as it stood after the last answer, and what happened lately.",
  part: (shown: number, of: number): string => `You see the table as it stood after answer ${shown} of ${of}: later answers can no longer be shown.`,
  file: "Every answer and every die of it is in its file.",
  download: "Download the match",
  why: "What exactly is played differently",
});
