import type { ScreenDeclaration } from "#sdk/contributions/screen.ts";
import type { PluginManifest } from "#sdk/plugin/PluginManifest.ts";

/** A path that leads to a screen; built from manifests, before any code of the plugin is loaded. */
export interface ScreenRoute {
  readonly path: string;
  readonly screen: ScreenDeclaration;
  /** Under `/public`: calls are made with the `public/` prefix. */
  readonly isPublic: boolean;
  /** Open to guests. */
  readonly isOpen: boolean;
}

/** All routes of the plugins that are on, with their `/public` twins (spec §2). */
export function screenRoutes(manifests: readonly PluginManifest[]): ScreenRoute[] {
  return manifests.flatMap((manifest) => (manifest.contributes?.screen ?? []).flatMap(routesOf));
}

function routesOf(screen: ScreenDeclaration): ScreenRoute[] {
  const own = { path: screen.path, screen, isPublic: false, isOpen: screen.isPublic ?? false };
  const twin = { path: `/public${screen.path}`, screen, isPublic: true, isOpen: true };
  return screen.alsoPublic ? [own, twin] : [own];
}

export interface MatchedRoute {
  readonly route: ScreenRoute;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Parameters of a pattern that fits a path; wouter's own matching, given by the caller. */
export type MatchPath = (pattern: string, path: string) => Readonly<Record<string, string | undefined>> | undefined;

export function matchScreen(routes: readonly ScreenRoute[], path: string, match: MatchPath): MatchedRoute | undefined {
  for (const route of routes) {
    const params = match(route.path, path);
    if (params) return { route, params };
  }
  return undefined;
}

/** With the layout, or without: public routes, demo pages, `_target` with "blank", and forms that say nothing (spec §2, D50). */
export function frameOf(route: ScreenRoute, query: Readonly<Record<string, string>>): "layout" | "blank" {
  const target = query["_target"];
  if (route.isPublic || route.screen.isBlank || target?.includes("blank")) return "blank";
  return target === undefined && route.screen.isBlankByDefault ? "blank" : "layout";
}
