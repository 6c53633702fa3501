import { expect, it } from "vitest";
import { describeReach } from "./describeReach.ts";
import { readPluginFiles } from "./readPluginFiles.ts";

const file = (name: string, text: string) => ({ name, text });
const board = file("Board.tsx", "board");

it("SY7 one manifest and its modules are put together: as texts, by file, or all that was chosen", () => {
  expect(readPluginFiles([file("a.json", '{"id":"a"}'), board])).toEqual({ id: "a", modules: { "Board.tsx": "board" } });
  const named = { $schema: "x", grants: ["tables"], id: "a", modules: { "Board.tsx": { $file: "a/Board.tsx" }, "own.ts": "own" } };
  expect(readPluginFiles([board, file("a.json", JSON.stringify(named))])).toEqual({ id: "a", modules: { "Board.tsx": "board", "own.ts": "own" } });
});

it("SY7 a missing, second or broken manifest and a module that was not chosen are said before anything is sent", () => {
  expect(readPluginFiles([board])).toEqual({ problem: "noManifest", file: "" });
  expect(readPluginFiles([file("a.json", "{}"), file("b.json", "{}")])).toEqual({ problem: "noManifest", file: "" });
  for (const text of ["{", "[]", "5"]) expect(readPluginFiles([file("a.json", text)])).toEqual({ problem: "badManifest", file: "a.json" });
  const missing = file("a.json", JSON.stringify({ modules: { "Board.tsx": { $file: "a/Board.tsx" } } }));
  expect(readPluginFiles([missing])).toEqual({ problem: "missingModule", file: "Board.tsx" });
});

it("SY4 the reach of a capability is said for a person", () => {
  const t = (key: string): string => key.split(".").at(-1) ?? "";
  const reason = "r";
  expect(describeReach({ name: "tables", reason, tables: { cities: ["read", "update"], "*": ["read"] } }, t)).toBe("cities: read, update; everything: read");
  expect(describeReach({ name: "http", reason, http: { endpoints: ["rates"] } }, t)).toBe("rates");
  expect(describeReach({ name: "pages", reason, pages: ["*"] }, t)).toBe("everything");
  expect(describeReach({ name: "files", reason, files: { operations: ["upload"] } }, t)).toBe("upload");
  expect(describeReach({ name: "user", reason }, t)).toBe("everything");
  expect(describeReach({ name: "commands", reason, commands: { others: ["a:b"] } }, t)).toBe("a:b");
  expect(describeReach({ name: "navigation", reason, navigation: { external: true } }, t)).toBe("external");
  expect(describeReach({ name: "navigation", reason }, t)).toBe("");
  expect(describeReach({ name: "toasts", reason }, t)).toBe("");
});
