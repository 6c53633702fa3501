import type { CapabilityFactory } from "./CapabilityFactory.ts";

export const dialogsCapability: CapabilityFactory<"dialogs"> = ({ overlays }) => ({
  confirm: async (confirmation) => await overlays.ask(confirmation),
  message: async (text) => void (await overlays.ask({ text }, "message")),
});
