import { computed } from "@preact/signals-react";
import type { NavigationCapability } from "#sdk/capabilities/navigation.ts";
import { toReadable } from "../state/toReadable.ts";
import { readAddress, writeAddress, type Address } from "./Address.ts";
import type { AppLocation } from "./AppLocation.ts";
import type { Navigator } from "./Navigator.ts";

/** The address that a modal's link stands for. */
export function modalAddress(link: string): Address {
  const [pathname = "/", search = ""] = link.split(/\?(.*)/s, 2);
  return readAddress({ pathname, search });
}

/**
 * Navigation as a screen in a modal sees it: its location is the modal's own link, changes of its query stay in the
 * modal, and going back closes it.
 * @param depth 1 for the first modal
 */
export function modalNavigation(location: AppLocation, navigator: Navigator, depth: number): NavigationCapability {
  const link = (): string | undefined => location.address.value.modals[depth - 1];
  const own = computed(() => modalAddress(link() ?? "/"));
  return {
    location: toReadable(own),
    open: async (to, options) => await navigator.open(to, options),
    href: (to) => navigator.href(to),
    setQuery: async (change) => {
      const { modals } = location.address.peek();
      const { path, query } = own.peek();
      const next = Object.entries({ ...query, ...change }).filter((entry): entry is [string, string] => entry[1] !== undefined);
      const changed = writeAddress({ path, query: Object.fromEntries(next), modals: [] });
      await Promise.resolve(location.setModals(modals.with(depth - 1, changed)));
    },
    back: async () => await location.closeModal(),
    guard: (isDirty) => location.guard(isDirty, depth),
  };
}
