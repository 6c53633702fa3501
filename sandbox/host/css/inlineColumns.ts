import { columnProperties, columnsAttribute } from "#core/css/columnRules.ts";

/** Of columns in columns only the outer ones are, whichever component's they are. */
const text = `[${columnsAttribute}] [${columnsAttribute}] { columns: auto !important; }`;

let sheet: CSSStyleSheet | undefined;

/** What an element's own `style` says about columns, never as important: the document's sheet has the last word. */
export function styleColumns({ style, dataset }: HTMLElement | SVGElement, name: string, value: string): void {
  if (value === "") style.removeProperty(name);
  else style.setProperty(name, value);
  const hasColumns = columnProperties.some((one) => !["", "auto"].includes(style.getPropertyValue(one)));
  if (!hasColumns) return void delete dataset["platonColumns"];
  dataset["platonColumns"] = "";
  if (sheet && document.adoptedStyleSheets.includes(sheet)) return;
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
