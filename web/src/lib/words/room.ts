// The texts of a room in which a replay is watched together.
import { told } from "../tongue";

export const ROOM = told("ROOM", {
  title: "Watching together",
  open: "Watch together",
  link: "Whoever has this link comes in",
  youLead: "You lead: the others go where you go.",
  leads: (name: string): string => `${name} leads, you follow.`,
  leaderGone: (name: string): string => `${name}, who led, has gone.`,
  byYourself: "You look around by yourself.",
  rejoin: (name: string): string => (name ? `Back to ${name}` : "Back to the others"),
  take: "Take the lead",
  hand: "Let lead",
  handTo: (name: string): string => `Let ${name} lead`,
  you: "(you)",
  leader: "leads",
  gone: "gone",
  leave: "Leave",
  lost: "Connection lost, trying again",
  again: "Try again",
  connecting: "Coming in",
  closed: "This room is closed: everybody has left it. You can open another.",
});
