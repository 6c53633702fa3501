import { describe, expect, it } from "vitest";
import { colourNames, readFromEditor, readToEditor, type EditorColours } from "./editorMessages.ts";

const colours = Object.fromEntries(colourNames.map((name) => [name, "#1d5fd1ff"])) as EditorColours;
const settings = {
  format: "tsx", declarations: "", locale: "uz", isReadOnly: false, isInvalid: false, isRequired: false, isRead: false, label: "Код", description: "", placeholder: "",
  isDark: false, colours, font: "monospace", fontSize: 13,
};

describe("messages between a page and its editor", () => {
  it("UI728 each side takes messages of the other's, and no more of them than it knows", () => {
    for (const message of [{ type: "set", settings }, { type: "show", text: "а", seen: 2 }, { type: "mark", marks: [{ line: 1, message: "а" }] }, { type: "focus" }]) {
      expect(readToEditor(message)).toEqual(message);
    }
    for (const message of [{ type: "ready" }, { type: "left" }, { type: "text", text: "а", number: 1 }, { type: "key", key: "Escape", isCommand: false }]) {
      expect(readFromEditor(message)).toEqual(message);
    }
    expect(readFromEditor({ type: "ready", port: 1 })).toEqual({ type: "ready" });
  });

  it.each([
    null, "set", 5, {}, { type: "__proto__" }, { type: "set" }, { type: "set", settings: { ...settings, label: 1 } },
    { type: "set", settings: { ...settings, colours: { ...colours, accent: "red; background: url(//a)" } } },
    { type: "set", settings: { ...settings, colours: {} } }, { type: "show", text: 1, seen: 0 }, { type: "show", text: "а", seen: -1 },
    { type: "show", text: "а", seen: Number.NaN }, { type: "mark", marks: [{ line: "1", message: "а" }] }, { type: "mark", marks: {} },
    { type: "text", text: "а" }, { type: "text", text: ["а"], number: 1 }, { type: "key", key: "a", isCommand: true },
  ])("UI728 %j is no message", (data) => {
    expect([readToEditor(data), readFromEditor(data)]).toEqual([undefined, undefined]);
  });
});
