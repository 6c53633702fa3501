import type { CapabilityFactory } from "./CapabilityFactory.ts";

/** Of the product's own plugins; a trust group's is its own, because its menus open for presses in its boxes only. */
export const overlayCapability: CapabilityFactory<"overlay"> = ({ overlays }) => ({
  openMenu: async (items, options) => await overlays.openMenu(items, options),
});
