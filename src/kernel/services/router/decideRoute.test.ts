import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { PluginManifest } from "#sdk/plugin/PluginManifest.ts";
import { useMatchPath } from "../../shell/router/useMatchPath.ts";
import type { SessionState } from "../session/ClientSession.ts";
import { decideRoute, homeLink } from "./decideRoute.ts";
import { routeName } from "./routeName.ts";
import { frameOf, screenRoutes, type MatchPath } from "./screenRoutes.ts";

/** The matching that the application uses. */
let match: MatchPath = () => undefined;
const Probe = (): undefined => void (match = useMatchPath());
renderToString(createElement(Probe));

const tables = {
  id: "tables",
  version: "1.0.0",
  name: "plugins.tables",
  uses: [],
  contributes: {
    screen: [
      { id: "table", path: "/tables/:name", alsoPublic: true },
      { id: "form", path: "/forms/:name/:id?", alsoPublic: true, isBlankByDefault: true },
      { id: "help", path: "/help", isPublic: true },
    ],
  },
} satisfies PluginManifest;

const pages = {
  id: "pages",
  version: "1.0.0",
  name: "plugins.pages",
  uses: [],
  contributes: { screen: [{ id: "page", path: "/pages/:name", alsoPublic: true }] },
} satisfies PluginManifest;

const system = {
  id: "system",
  version: "1.0.0",
  name: "plugins.system",
  uses: [],
  contributes: {
    screen: [
      { id: "resizable-page", path: "/system/resizable-page" },
      { id: "file-manager", path: "/system/file-manager/*?" },
      { id: "import", path: "/import/*?" },
      { id: "instructions", path: "/instructions/:main?/:sub?" },
    ],
  },
} satisfies PluginManifest;

const routes = screenRoutes([tables]);

function shown(path: string, session: SessionState = "user", known = routes): string {
  const decision = decideRoute({ path, session, routes: known, match });
  return decision.show === "screen" ? `${decision.matched.route.screen.id}${decision.matched.route.isPublic ? " public" : ""}` : decision.show;
}

describe("routes", () => {
  it("K30 routes come from the manifests of the plugins that are on, with their /public twins", () => {
    expect(routes.map((route) => route.path)).toEqual(["/tables/:name", "/public/tables/:name", "/forms/:name/:id?", "/public/forms/:name/:id?", "/help"]);
    expect(shown("/tables/cities")).toBe("table");
    expect(shown("/forms/cities")).toBe("form");
    expect(shown("/forms/cities/5")).toBe("form");
    expect(shown("/tables/cities", "user", [])).toBe("not-found");
    const decision = decideRoute({ path: "/public/tables/cities", session: "guest", routes, match });
    expect(decision).toMatchObject({ show: "screen", matched: { params: { name: "cities" }, route: { isPublic: true } } });
  });

  it("K31 a guest is sent to sign in, except to open routes; a token without its user waits", () => {
    expect(shown("/tables/cities", "guest")).toBe("sign-in");
    expect(shown("/tables/cities", "unknown")).toBe("waiting");
    expect(shown("/public/tables/cities", "guest")).toBe("table public");
    expect(shown("/help", "guest")).toBe("help");
    expect(shown("/auth", "guest")).toBe("sign-in");
    expect(shown("/auth")).toBe("placeholder");
    expect(shown("/", "guest")).toBe("home");
    expect(shown("/login", "user")).toBe("sign-in");
    expect(shown("/system/logout")).toBe("sign-out");
  });

  it("SE174 whoever has to set a second factor up is sent to sign in from everywhere, and may sign out", () => {
    const needing = (path: string) => decideRoute({ path, session: "user", needsFactor: true, routes, match }).show;
    expect(["/", "/tables/cities", "/public/tables/cities", "/help", "/nowhere", "/system/profile"].map(needing)).toEqual(Array(6).fill("sign-in"));
    expect(needing("/system/logout")).toBe("sign-out");
  });

  it("K502 an open screen waits for the user of a token too; a public twin does not", () => {
    expect(shown("/help", "unknown")).toBe("waiting");
    expect(shown("/help", "user")).toBe("help");
    expect(shown("/public/tables/cities", "unknown")).toBe("table public");
  });

  it("K32 any unknown address is page 404", () => {
    expect(shown("/404", "guest")).toBe("not-found");
    expect(shown("/nowhere", "guest")).toBe("not-found");
    expect(shown("/tables")).toBe("not-found");
    expect(shown("/constructor")).toBe("not-found");
  });

  it("K33 home is the main page, else the menu's home item, else the profile page", () => {
    expect(homeLink({ hasMain: true, homeItem: "/tables/x" })).toBe("/pages/main");
    expect(homeLink({ hasMain: false, homeItem: "/tables/x" })).toBe("/tables/x");
    expect(homeLink({ hasMain: false, homeItem: undefined })).toBe("/system/profile");
    expect(shown("/system/profile")).toBe("profile");
  });

  it("K34 public routes, _target with blank, and forms without _target have no layout", () => {
    const [table, publicTable, form] = routes;
    if (!table || !publicTable || !form) throw new Error("no routes");
    expect(frameOf(table, {})).toBe("layout");
    expect(frameOf(publicTable, {})).toBe("blank");
    expect(frameOf(table, { _target: "blank" })).toBe("blank");
    expect(frameOf(form, {})).toBe("blank");
    expect(frameOf(form, { _target: "self" })).toBe("layout");
  });

  it("DM20 a screen that is always blank has no layout, whatever the address says", () => {
    const screen = { id: "demo", path: "/demo/test-table", isPublic: true, isBlank: true };
    const [demo] = screenRoutes([{ ...tables, contributes: { screen: [screen] } }]);
    expect(demo && [frameOf(demo, {}), frameOf(demo, { _target: "self" })]).toEqual(["blank", "blank"]);
  });
});

describe("names of routes", () => {
  const nameOf = (path: string, session: SessionState = "user"): string =>
    routeName(decideRoute({ path, session, routes: screenRoutes([tables, pages, system]), match }), path);

  it("K350 routes have the specification's names", () => {
    expect(nameOf("/")).toBe("home");
    expect(nameOf("/system/profile")).toBe("profile-page");
    expect(nameOf("/login")).toBe("login");
    expect(nameOf("/tables/cities", "guest")).toBe("login");
    expect(nameOf("/forms/cities/5")).toBe("form");
    expect([nameOf("/pages/main"), nameOf("/public/pages/main", "guest")]).toEqual(["page", "public-page"]);
    expect(nameOf("/public/forms/cities", "guest")).toBe("public-form");
    expect(nameOf("/system/resizable-page")).toBe("system");
    expect(nameOf("/system/logout")).toBe("system");
    expect([nameOf("/404"), nameOf("/no/such/place")]).toEqual(["404", "404"]);
  });

  it("K351 a place may have a rest of any depth, and none", () => {
    for (const path of ["/system/file-manager", "/system/file-manager/a/b/c", "/import/cities", "/instructions/a/b"]) {
      expect([path, shown(path, "user", screenRoutes([system]))]).toEqual([path, expect.stringMatching(/file-manager|import|instructions/)]);
    }
    expect(shown("/system/nothing", "user", screenRoutes([system]))).toBe("not-found");
    expect(shown("/instructions/a/b/c", "user", screenRoutes([system]))).toBe("not-found");
  });
});
