import { profilePath, type RouteDecision } from "./decideRoute.ts";

/**
 * The name of the route that is shown, as the specification names routes: home, profile-page, login, form, page,
 * public-form, public-page, system, 404. It stands on the root element as `data-route`, for styles and for support.
 */
export function routeName(decision: RouteDecision, path: string): string {
  switch (decision.show) {
    case "home":
      return "home";
    case "profile":
      return "profile-page";
    case "sign-in":
      return "login";
    case "not-found":
      return "404";
    case "placeholder":
      return "auth";
    case "sign-out":
      return "system";
    case "waiting":
      return path === "/" ? "home" : "waiting";
    case "screen": {
      if (path === profilePath) return "profile-page";
      if (path.startsWith("/system/")) return "system";
      const { route } = decision.matched;
      return route.isPublic ? `public-${route.screen.id}` : route.screen.id;
    }
  }
}
