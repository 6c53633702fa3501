import { labelParts } from "#core/links/splitParts.ts";
import type { Speech } from "#core/languages.ts";
import { translator } from "../config/index.ts";
import type { OpenForm } from "./openForm.ts";

/** What the form calls a field, in the language: the first part of a label over it; undefined when nothing labels it. */
export function labelOf(name: string, { fields, config }: Pick<OpenForm, "fields" | "config">, speech: Speech): string | undefined {
  const translate = translator(config, speech);
  for (const { element } of fields.filter((field) => field.name === name)) {
    const { top, left, right, bottom } = labelParts(element.label ?? "");
    const label = top || left || right || bottom;
    if (label !== "") return translate(label);
  }
  return undefined;
}
