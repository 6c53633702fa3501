import { describe, expect, it } from "vitest";
import { isCall24Shown } from "./isCall24Shown.ts";

const at = (path: string, more: { isSignedIn?: boolean; isAdministrator?: boolean } = {}) => ({ path, isSignedIn: true, isAdministrator: false, ...more });

describe("where the support widget is shown", () => {
  it("CS1 the landing page, what is public, and what needs a sign-in have a rule each, and without one there is nothing", () => {
    const guest = { isSignedIn: false };
    const shown = (rules: unknown) => [at("/", guest), at("/public/pages/main", guest), at("/public/tables/cities"), at("/tables/cities"), at("/")].map((place) => isCall24Shown(rules, place));
    expect(shown({ main: "all" })).toEqual([true, false, false, false, false]);
    expect(shown({ public: "all" })).toEqual([false, true, true, false, false]);
    expect(shown({ private: "all" })).toEqual([false, false, false, true, true]);
    for (const rules of [null, undefined, {}, { private: [] }, { private: true }, "all"]) expect(shown(rules)).toEqual([false, false, false, false, false]);
  });

  it("CS2 of the paths of a rule the first that fits decides; where none shows, all others are shown", () => {
    const only = { private: [{ path: "/forms/feedback/**", state: "show" }, { path: "/tables/*", state: "show" }] };
    expect(["/forms/feedback/1", "/tables/cities", "/tables/cities/", "/tables/a/b", "/pages/main"].map((path) => isCall24Shown(only, at(path)))).toEqual([true, true, true, false, false]);
    const but = { private: [{ path: "pages/help", state: "show" }, { path: "/pages/**", state: "hide" }] };
    expect(["/pages/help", "/pages/main", "/tables/cities"].map((path) => isCall24Shown(but, at(path)))).toEqual([true, false, false]);
    const hidden = { private: [{ path: "/pages/m*n", state: "hide" }, { path: "/a.b", state: "hide" }] };
    expect(["/pages/main", "/pages/maine", "/axb", "/a.b"].map((path) => isCall24Shown(hidden, at(path)))).toEqual([false, true, true, false]);
  });

  it("CS3 administrators are not shown it, whatever the rules say", () => {
    expect(isCall24Shown({ private: "all" }, at("/tables/cities", { isAdministrator: true }))).toBe(false);
  });
});
