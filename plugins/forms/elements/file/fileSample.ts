import { sampleField, type ElementSample } from "../../testing/ElementSample.ts";
import { giveFiles, namesOfFiles } from "../../testing/giveFiles.ts";

/** Of several; the server of the tests calls a file by its id. */
export const sample: ElementSample = {
  element: { isMultiple: true },
  prepare: async () => await import("./FileControl.tsx"),
  value: ["scan.pdf"],
  shown: "scan.pdf",
  read: namesOfFiles,
  change: async (stage) => await giveFiles(stage, sampleField, [new File(["a"], "letter.pdf")]),
  sent: ["scan.pdf", "letter.pdf"],
};
