import { expect, it } from "vitest";
import { nearest } from "../../../../nearest.ts";
import { sayReason } from "./reasons.ts";
import { unknownName } from "./unknownName.ts";

const folders = ["tables", "forms", "components", "datasets"];

it("CF182 one slip of a short name, or two of a long one, are known as such", () => {
  const asked = ["tabels", "table", "Forms", "componnets", "compnents", "datsest", "from", "notes", "tables", ""];
  expect(asked.map((name) => nearest(name, folders))).toEqual([
    "tables", "tables", "forms", "components", "components", "datasets", undefined, undefined, undefined, undefined,
  ]);
});

it("CF182 a name that there is not is told with the one that was probably meant and the closed list, in each language", () => {
  const problem = { file: "project.json", path: "$.grants[0]", reason: "unknownName", params: unknownName("from", "grant", ["forms", "frames"]) } as const;
  expect(sayReason(problem, "en")).toBe('there is no grant “from” (there are: forms, frames)');
  const near = { ...problem, params: unknownName("frame", "grant", ["forms", "frames"]) };
  expect(sayReason(near, "en")).toBe('there is no grant “frame”; did you mean “frames”? (there are: forms, frames)');
  expect(sayReason(near, "uz")).toBe("имконият «frame» мавжуд эмас; «frames» назарда тутилганми? (мавжудлари: forms, frames)");
  const many = Array.from({ length: 60 }, (_, index) => `icon-${index}`);
  expect(sayReason({ ...problem, params: unknownName("icn-9", "icon", many) }, "ru")).toBe("иконка «icn-9» не существует; возможно, имелось в виду «icon-9»?");
});
