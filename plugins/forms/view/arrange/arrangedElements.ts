import type { ArrangedPart } from "#core/arranging/ArrangedPart.ts";
import { siblingsOf } from "#core/arranging/siblingsOf.ts";
import type { FormElement } from "#sdk/wire.ts";

/** What asks the server, runs or is remembered: of no use to who arranges. */
const inert = new Set(["optionsFrom", "data", "suggestions", "saveStateKey", "choices", "sortOrder", "key"]);
/** Said in the language of whoever reads it. */
const shown = new Set(["label", "hint", "placeholder", "htmlContent"]);

/**
 * Parts of a form as the form's own controls draw them, each below what it stands in. Code runs nowhere, but a button that has
 * some looks like one.
 * @param translate the project's translation of a text
 */
export function arrangedElements(parts: readonly ArrangedPart[], translate: (text: string) => string): FormElement[] {
  const below = (parentId: string | undefined): FormElement[] => siblingsOf(parts, parentId).map(draw);
  const draw = (part: ArrangedPart): FormElement => {
    const said = Object.entries(part.values).filter(([name, value]) => value !== null && value !== undefined && !inert.has(name) && (name !== "js" || part.values["type"] === "button"));
    const values = said.map(([name, value]) => [name, shown.has(name) && typeof value === "string" ? translateParts(value, translate) : value]);
    return { dataField: null, ...Object.fromEntries(values), id: part.id, type: typeOf(part), children: below(part.id) } as FormElement;
  };
  return below(undefined);
}

export const typeOf = ({ values }: ArrangedPart): string => String(values["type"]);

/** Each part of a label stands for itself (D48). */
const translateParts = (text: string, translate: (text: string) => string): string =>
  text.split(/(?<!\\)\|/).map((part) => (part === "" ? part : translate(part))).join("|");
