import { PluginStorage } from "../../services/storage/PluginStorage.ts";
import type { CapabilityFactory } from "./CapabilityFactory.ts";

export const storageCapability: CapabilityFactory<"storage"> = ({ storage }, { manifest }) =>
  new PluginStorage(storage, manifest.id);
