import { sampleField, type ElementSample } from "../../testing/ElementSample.ts";
import { giveFiles, namesOfFiles } from "../../testing/giveFiles.ts";

/** Of one, whose place another takes. */
export const sample: ElementSample = {
  prepare: async () => await import("../file/FileControl.tsx"),
  value: ["face.jpg"],
  shown: "face.jpg",
  read: namesOfFiles,
  change: async (stage) => await giveFiles(stage, sampleField, [new File(["a"], "other.jpg", { type: "image/jpeg" })]),
  sent: ["other.jpg"],
};
