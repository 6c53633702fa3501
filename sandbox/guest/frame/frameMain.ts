import type { RealmLimits } from "#core/limits/realmLimits.ts";
import type { HostMessage } from "#sandbox/protocol/index.ts";
import { connectPort } from "../connectHost.ts";
import { setLimits } from "../limitsHere.ts";
import { FrameRealm } from "./FrameRealm.ts";

/** Called by the frame's document with the port to its guard, once. */
export function startFrame(port: MessagePort, limits: RealmLimits): void {
  setLimits(limits);
  const hear = (message: HostMessage): void => realm.hear(message);
  const realm = new FrameRealm(connectPort(port, hear));
  realm.begin();
}
