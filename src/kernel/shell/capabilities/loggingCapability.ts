import { createLog } from "../../services/log/Log.ts";
import type { CapabilityFactory } from "./CapabilityFactory.ts";

export const loggingCapability: CapabilityFactory<"logging"> = (_, { manifest }) => createLog(manifest.id);
