import { useMemo } from "react";
import { useSignals } from "@preact/signals-react/runtime";
import type { Place } from "#contract/info.ts";
import { densities } from "#sdk/capabilities/theme.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { decideRoute, profilePath } from "../../services/router/decideRoute.ts";
import { screenRoutes } from "../../services/router/screenRoutes.ts";
import { signInPath } from "../../services/session/signInAddress.ts";
import { goneHeads, sidebarItems } from "../layout/sidebarItems.ts";
import { useChangeOrganization } from "../layout/useChangeOrganization.ts";
import { useKernel } from "../react/KernelContext.ts";
import { useShell } from "../react/ShellContext.ts";
import { useKernelText } from "../react/useKernelText.ts";
import { useAdministration } from "../react/useAdministration.ts";
import { useSignOut } from "../react/useSignOut.ts";
import { useMatchPath } from "../router/useMatchPath.ts";
import type { PaletteEntry } from "./PaletteEntry.ts";
import { groupsOfKind, placeEntries, recentEntries } from "./placeEntries.ts";
import { pathOf, type RecentPlace } from "./RecentPlaces.ts";

/** Everything that the palette offers now, in the present language. */
export function usePaletteEntries(): readonly PaletteEntry[] {
  return [...usePlaces(), ...useActions(), ...useOrganizations(), ...useLooks()];
}

function usePlaces(): readonly PaletteEntry[] {
  useSignals();
  const { plugins } = useKernel();
  const { menus, palette } = useShell();
  const others = useOtherPlaces();
  const match = useMatchPath();
  const items = menus.items.value;
  const enabled = plugins.enabled.value;
  const disabled = plugins.disabled.value;
  return useMemo(() => {
    const routes = screenRoutes(enabled);
    // What was a place then may be none by now: its plugin is off.
    const isThere = ({ href }: RecentPlace): boolean => decideRoute({ path: pathOf(href), session: "user", routes, match }).show !== "not-found";
    const drawn = sidebarItems({ items, unfolded: new Set(), folded: new Map(), path: "", menuId: undefined, enabled, disabled });
    const gone = goneHeads({ enabled, disabled });
    const places = placeEntries(drawn ?? [], others.filter(({ kind }) => !gone.has(groupsOfKind[kind])));
    return [...recentEntries(palette.recent.list().filter(isThere), places), ...places];
  }, [items, enabled, disabled, others, palette, match]);
}

const none: readonly Place[] = [];

/** What may be opened although no menu leads there; asked for each time that the palette is opened. Without it there is the menu. */
function useOtherPlaces(): readonly Place[] {
  const { http, i18n } = useKernel();
  const { code } = i18n.language.value;
  const [places] = useLoaded(async (signal) => await http.call("GET places", { signal }), [http, code]);
  return places.state === "ready" ? places.value : none;
}

function useActions(): readonly PaletteEntry[] {
  useSignals();
  const t = useKernelText();
  const { commands } = useKernel();
  const signOut = useSignOut();
  const administration = useAdministration();
  const { panel } = useShell();
  const action = (id: string, does: Pick<PaletteEntry, "href" | "run">): PaletteEntry => ({
    id, group: "actions", title: t(`places.palette.actions.${id}`), ...does,
  });
  const offered = commands.offered.value.map(
    ({ id, title }): PaletteEntry => ({ id: `command ${id}`, group: "actions", title, run: () => commands.execute(id, undefined) }),
  );
  return [
    ...offered,
    action("home", { href: "/" }),
    action("profile", { href: profilePath }),
    ...(administration === undefined ? [] : [{ id: "administration", group: "actions" as const, title: t("kernel.account.administration"), href: administration }]),
    action("security", { href: signInPath }),
    action("menu", { run: () => panel.toggle() }),
    // After the palette has gone: it is no part of what is printed.
    action("print", { run: () => void setTimeout(() => window.print()) }),
    action("signOut", { run: signOut }),
  ];
}

/** The organisations in which the person may work beside the present one. */
function useOrganizations(): readonly PaletteEntry[] {
  useSignals();
  const { session } = useKernel();
  const { organizations } = useShell();
  const change = useChangeOrganization();
  const present = session.user.value?.orgId;
  return organizations.list.value
    .filter(({ id }) => id !== present)
    .map(({ id, name, tin, pinfl }): PaletteEntry => ({
      id: `organization ${id}`, group: "organizations", title: name, note: tin ?? pinfl ?? undefined, run: () => void change(id, name),
    }));
}

function useLooks(): readonly PaletteEntry[] {
  useSignals();
  const t = useKernelText();
  const { i18n, plugins, theme, density } = useKernel();
  const { available, mayChange } = theme.resolved.value;
  const themes = plugins.definitions("theme").value.flatMap((definition) =>
    definition.colours
      .map((colour) => ({ full: `${definition.id}.${colour.id}`, title: `${t(definition.name)} · ${t(colour.name)}` }))
      .filter(({ full }) => mayChange && available.includes(full))
      .map(({ full, title }): PaletteEntry => ({ id: full, group: "themes", title, run: () => theme.set(full) })),
  );
  const distances = densities.map(
    (one): PaletteEntry => ({ id: one, group: "themes", title: `${t("shell.density.title")} · ${t(`shell.density.${one}`)}`, run: () => density.set(one) }),
  );
  const languages = i18n.languages.value.map(
    ({ code, name }): PaletteEntry => ({ id: `language ${code}`, group: "languages", title: name, run: () => void i18n.setLocale(code) }),
  );
  return [...distances, ...themes, ...languages];
}
