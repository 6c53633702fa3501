import { toReadable } from "../../services/state/toReadable.ts";
import type { CapabilityFactory } from "./CapabilityFactory.ts";

export const userCapability: CapabilityFactory<"user"> = ({ session }, { ledger }) => ({
  current: ledger.readable("user.current", toReadable(session.user)),
});
