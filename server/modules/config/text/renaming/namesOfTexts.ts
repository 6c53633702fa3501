import { renamedOptions } from "../../entities/renamedOptions.ts";
import type { DatasetMap } from "../../../datasets/index.ts";
import type { ProjectTexts } from "../shapes/projectText.ts";
import { NamesNow } from "./NamesNow.ts";

/** What the text renames by `was`. */
export function namesOfTexts({ datasets }: Pick<ProjectTexts, "datasets">): NamesNow {
  const wasOf = (name: string): string => datasets.get(name)?.value.was ?? name;
  const after: DatasetMap = new Map([...datasets].map(([name, { value }]) => [name, { ...value, id: name, fields: value.fields.map((field) => ({ ...field, id: `${name}.${field.name}` })) }]));
  const before: DatasetMap = new Map([...after].map(([name, dataset]) => [wasOf(name), {
    ...dataset,
    fields: dataset.fields.map(({ references, ...field }) => ({
      ...field, name: field.was ?? field.name, ...(field.options && { options: field.options.map(({ was, ...option }) => ({ ...option, id: was ?? option.id })) }), ...(references && { references: { ...references, dataset: wasOf(references.dataset) } }) })),
  }]));
  const optionsNow = new Map([...after].flatMap(([dataset, { fields }]) => fields.map((field) => [`${dataset}.${field.name}`, renamedOptions(field.options)] as const)));
  return new NamesNow(before, after, optionsNow);
}
