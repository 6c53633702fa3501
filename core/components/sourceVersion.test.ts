import { describe, expect, it } from "vitest";
import { componentOfModule, pluginComponent } from "./pluginComponent.ts";
import { sourceVersion } from "./sourceVersion.ts";

describe("versions of components", () => {
  const board = { scope: "page:home", name: "Board", scripts: ["export default () => null;"] };

  it("PN22 another source, name or scope is another version, and an absent template is an empty one", () => {
    const versions = [
      board, { ...board, scope: "project" }, { ...board, name: "Card" }, { ...board, scripts: ["1"] }, { ...board, content: "<p></p>" },
      { ...board, scripts: [...board.scripts, "2"] },
    ].map(sourceVersion);
    expect(new Set(versions).size).toBe(versions.length);
    expect(sourceVersion({ ...board, content: "" })).toBe(sourceVersion(board));
    for (const version of versions) expect(version).toMatch(/^[0-9a-f]{1,16}$/);
  });

  it("PN22 a module of a plugin is a component of the plugin's scope, with the style sheet of its name", () => {
    const modules = { "Board.tsx": "1", "Board.css": "p {}", "stars.ts": "2" };
    expect(pluginComponent("stars", "Board.tsx", modules)).toEqual({ scope: "plugin:stars", name: "Board", scripts: ["1"], css: "p {}" });
    expect(pluginComponent("stars", "stars.ts", modules)).toMatchObject({ name: "stars", css: "" });
    expect(["Board.css", "toString", "Gone.tsx"].map((name) => pluginComponent("stars", name, modules))).toEqual([undefined, undefined, undefined]);
    expect(componentOfModule("Board.tsx")).toBe("Board");
  });
});
