import { elementTypeIn, type Element, type ProjectConfig } from "../config/index.ts";

/** Whether the element edits a field. Of a type that is not there at present what it holds is kept (D73). */
export function holdsValue({ type, dataField }: Element, { plugins }: ProjectConfig): boolean {
  if (dataField === undefined) return false;
  const known = elementTypeIn(type, (plugin) => plugins.get(plugin)?.manifest.contributes);
  return !known || known.value !== undefined;
}
