import type { DatasetText } from "#contract/entities/index.ts";
import { isSystemField } from "../../text/checks/Names.ts";
import type { ProjectTexts } from "../../text/shapes/projectText.ts";
import type { Remark } from "../Finding.ts";

/** What a large table is slow at: the first field of its order, and relations that rows are found by, without an index. */
export const remarkOnIndexes = (texts: ProjectTexts): Remark[] => [...sorts(texts), ...relations(texts)];

/** The first field of an index, and one whose values differ. */
const isIndexed = ({ fields, indexes = [] }: DatasetText, name: string): boolean =>
  isSystemField(name) || fields.some((field) => field.name === name && field.isUnique === true) || indexes.some((index) => index.fields[0] === name && index.use !== "search");

function sorts({ tables, datasets }: ProjectTexts): Remark[] {
  return [...tables.values()].flatMap(({ file, value: { source, sort } }) => {
    const dataset = "dataset" in source ? datasets.get(source.dataset)?.value : undefined;
    const [first] = sort ?? [];
    if (dataset === undefined || first === undefined || first.field.includes(".") || isIndexed(dataset, first.field)) return [];
    const message = `the table is sorted by “${first.field}”, which has no index: { "fields": ["${first.field}"], "use": "sort" } of the dataset makes one`;
    return [{ rule: "sortWithoutIndex", level: "warning" as const, file, path: "$.sort[0].field", message }];
  });
}

function relations({ datasets }: ProjectTexts): Remark[] {
  return [...datasets.values()].flatMap(({ file, value }) => value.fields.flatMap(({ name, references }, index): Remark[] => {
    if (references === undefined || isIndexed(value, name)) return [];
    const message = `the relation “${name}” has no index: finding the rows of a record of “${references.dataset}”, and deleting one, reads the whole table`;
    return [{ rule: "relationWithoutIndex", level: "warning", file, path: `$.fields[${index}].references`, message }];
  }));
}
