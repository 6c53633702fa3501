import { fieldKindNames, kindOf } from "./fieldKinds.ts";

/** What a column of a field that is there already begins with, by the field's type. */
export function columnOfField({ field, title, type }: { readonly field: string; readonly title: string; readonly type: string }): Record<string, unknown> {
  const kind = fieldKindNames.find((name) => kindOf(name).field.type === type);
  // How many digits the field keeps is its own.
  const { numberFormat: _digits, ...column } = kind ? kindOf(kind).column : { width: 180, numberFormat: undefined };
  return { title, dataField: field, ...column };
}
