import type { BootFrameMessage, HostMessage } from "#sandbox/protocol/index.ts";
import { connectPort } from "../connectHost.ts";
import { setLimits } from "../limitsHere.ts";
import { addFonts } from "./addFonts.ts";
import { GuestFrameRealm } from "./GuestFrameRealm.ts";

/** Called by the frame's document with the port to its guard, once. */
export function startFrame(port: MessagePort, { limits, fonts }: Pick<BootFrameMessage, "limits" | "fonts">): void {
  setLimits(limits);
  addFonts(fonts);
  const hear = (message: HostMessage): void => realm.hear(message);
  const realm = new GuestFrameRealm(connectPort(port, hear));
  realm.begin();
}
