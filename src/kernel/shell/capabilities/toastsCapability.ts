import type { CapabilityFactory } from "./CapabilityFactory.ts";

export const toastsCapability: CapabilityFactory<"toasts"> = ({ overlays }) => ({
  show: async (toast) => await Promise.resolve(overlays.toast(toast)),
});
