import type { ProjectTexts } from "../../text/shapes/projectText.ts";
import type { Remark } from "../Finding.ts";

/** A rename that every server has is of no use any more. */
export const remarkOnRenames = ({ datasets }: ProjectTexts): Remark[] =>
  [...datasets.values()].flatMap(({ file, value }) => [
    ...(value.was === undefined ? [] : [remark(file, "$.was", value.was)]),
    ...value.fields.flatMap(({ was }, index) => (was === undefined ? [] : [remark(file, `$.fields[${index}].was`, was)])),
    ...value.fields.flatMap(({ options = [] }, field) => options.flatMap(({ was }, index) => (was === undefined ? [] : [remark(file, `$.fields[${field}].options[${index}].was`, was)]))),
  ]);

const remark = (file: string, path: string, was: string): Remark =>
  ({ rule: "renamed", level: "note", file, path, message: `“${was}” is renamed where a server has it still; take “was” away when every server has the new name` });
