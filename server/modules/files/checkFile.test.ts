import { expect, it } from "vitest";
import type { FileBounds } from "#core/checks/fileBounds.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { checkFile, type CheckedFile } from "./checkFile.ts";

function codeOf(file: Partial<CheckedFile>, bounds: Partial<FileBounds>): string {
  try {
    checkFile({ kind: "pdf", extension: "pdf", size: 2_048, ...file }, { type: "file", ...bounds }, "uz");
    return "taken";
  } catch (error) {
    return error instanceof CallFailure ? error.code : "another error";
  }
}

it.each<[string, Partial<FileBounds>, string]>([
  ["nothing", {}, "taken"],
  ["maxSize 2", { maxSize: 2 }, "taken"],
  ["maxSize 1.99", { maxSize: 1.99 }, "file_too_large"],
  ["maxSize 0", { maxSize: 0 }, "file_too_large"],
  ["maxSize -1", { maxSize: -1 }, "taken"],
  ["maxSize NaN", { maxSize: Number.NaN }, "taken"],
  ["maxSize null", { maxSize: null }, "taken"],
])("FI7 2 KB under %s: %s", (_, bounds, code) => {
  expect(codeOf({}, bounds)).toBe(code);
});

it("FI7 an image may be larger", () => {
  expect(codeOf({ kind: "jpeg", extension: "jpg" }, { maxSize: 1 })).toBe("taken");
});

it.each<[readonly string[], string]>([
  [[], "taken"],
  [["*"], "taken"],
  [["pdf"], "taken"],
  [[" .PDF "], "taken"],
  [["*.pdf", "doc"], "taken"],
  [["doc"], "unsupported_media_type"],
  [["pd"], "unsupported_media_type"],
])("FI6 a pdf where %j are allowed: %s", (allowedExtensions, code) => {
  expect(codeOf({}, { allowedExtensions })).toBe(code);
});

it("FI6 an element of images takes images only", () => {
  expect([codeOf({}, { type: "image" }), codeOf({ kind: "png", extension: "png" }, { type: "image" })]).toEqual(["unsupported_media_type", "taken"]);
});
