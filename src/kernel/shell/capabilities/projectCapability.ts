import { toReadable } from "../../services/state/toReadable.ts";
import type { CapabilityFactory } from "./CapabilityFactory.ts";

export const projectCapability: CapabilityFactory<"project"> = ({ project }, { ledger }) => ({
  info: ledger.readable("project.info", toReadable(project)),
});
