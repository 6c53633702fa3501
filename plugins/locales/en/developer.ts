import type { Wording } from "#sdk/contributions/locale.ts";
import type { developer as source } from "../uz/developer.ts";

export const developer: Wording<typeof source> = {
  label: "Plain user's view",
  leave: "Developer mode: administrator features are hidden. Press to bring them back (Ctrl+Shift+D).",
  on: "Developer mode is on: you see the system as a plain user does",
  off: "Developer mode is off: administrator features are back",
};
