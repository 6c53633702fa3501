import { expect, it } from "vitest";
import { editingKey, type CellKey } from "./editingKey.ts";

const plain: CellKey = { key: "", ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

it.each([
  ["F2", { key: "F2" }, false, "begin"],
  ["F2 on a link", { key: "F2" }, true, "begin"],
  ["Enter", { key: "Enter" }, false, "begin"],
  ["Enter on a link", { key: "Enter" }, true, undefined],
  ["a letter", { key: "ў" }, false, "type"],
  ["a key of an input method", { key: "Process" }, false, "type"],
  ["Space, which selects the row", { key: " " }, false, undefined],
  ["an arrow", { key: "ArrowDown" }, false, undefined],
  ["Escape", { key: "Escape" }, false, undefined],
  ["Ctrl+C", { key: "c", ctrlKey: true }, false, undefined],
  ["Ctrl+Z", { key: "z", ctrlKey: true }, false, "undo"],
  ["Cmd+Z", { key: "z", metaKey: true }, false, "undo"],
  ["Ctrl+Shift+Z", { key: "Z", ctrlKey: true, shiftKey: true }, false, undefined],
])("T710 F2, Enter without a link and letters begin editing, Ctrl+Z takes the last edit back: %s", (_, key, isLinked, expected) => {
  expect(editingKey({ ...plain, ...key }, isLinked)).toBe(expected);
});
