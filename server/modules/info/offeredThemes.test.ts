import { describe, expect, it } from "vitest";
import { defaultThemes } from "#core/styles/defaultThemes.ts";
import { offeredThemes } from "./offeredThemes.ts";

describe("themes of a project", () => {
  it("IF5 a project offers all themes, or those that it names, without the themes and colours that it disables", () => {
    expect(offeredThemes({})).toEqual(defaultThemes);
    expect(offeredThemes({ themes: ["precious.gold", "oceanic", "precious.gold"] })).toEqual(["precious.gold", "oceanic.blue", "oceanic.green", "oceanic.light"]);
    expect(offeredThemes({ disabledThemes: ["platon", "oceanic", "precious.gold"] })).toEqual(["precious.silver", "precious.platinum"]);
    expect(offeredThemes({ themes: ["platon"], disabledThemes: ["plat", "platon.dark"] })).toEqual(
      ["platon.platon", "platon.deepDark", "platon.light", "platon.green", "platon.darkBlue"],
    );
    expect(offeredThemes({ themes: ["nosuch"], disabledThemes: ["platon"] })).toEqual([]);
  });
});
