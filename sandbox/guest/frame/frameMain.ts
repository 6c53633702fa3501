import type { HostMessage } from "#sandbox/protocol/index.ts";
import { connectPort } from "../connectHost.ts";
import { FrameRealm } from "./FrameRealm.ts";

/** Called by the frame's document with the port to its guard, once. */
export function startFrame(port: MessagePort): void {
  const hear = (message: HostMessage): void => realm.hear(message);
  const realm = new FrameRealm(connectPort(port, hear));
  realm.begin();
}
