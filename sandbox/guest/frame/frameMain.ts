import type { BootFrameMessage, HostMessage } from "#sandbox/protocol/index.ts";
import { connectPort } from "../connectHost.ts";
import { setLimits } from "../limitsHere.ts";
import { addFonts } from "./addFonts.ts";
import { FrameRealm } from "./FrameRealm.ts";

/** Called by the frame's document with the port to its guard, once. */
export function startFrame(port: MessagePort, { limits, fonts }: Pick<BootFrameMessage, "limits" | "fonts">): void {
  setLimits(limits);
  addFonts(fonts);
  const hear = (message: HostMessage): void => realm.hear(message);
  const realm = new FrameRealm(connectPort(port, hear));
  realm.begin();
}
