import type { ColumnText, TableText } from "#contract/entities/index.ts";
import { resolveLink } from "#core/links/index.ts";
import type { Relation } from "../../../../access/Relation.ts";
import { reservedNames } from "../../entities/reservedNames.ts";
import type { PlacedMap } from "../shapes/projectText.ts";
import type { TextProblem } from "../problems/reasons.ts";
import type { Tell } from "../problems/Tell.ts";
import { unknownName } from "../problems/unknownName.ts";
import type { Names } from "./Names.ts";

interface CheckedLinks {
  readonly problems: TextProblem[];
  readonly warnings: TextProblem[];
}

const placeholder = /\{([^{}]+)\}/g;
/** Of every row, beside its fields. */
const ofRow = ["$id", "$version"];
const anywhere = "https://platon.invalid";

/** Links of columns and buttons: their placeholders are fields of the row, and they lead somewhere. */
export function checkLinks(tables: PlacedMap<TableText>, names: Names): CheckedLinks {
  const problems: TextProblem[] = [];
  const warnings: TextProblem[] = [];
  for (const { file, value } of tables.values()) {
    const relation = names.relation(value.source);
    const tell: Tell = (path, reason, params = {}) => void problems.push({ file, path, reason, params });
    for (const { link, path, isOfRow } of linksOf(value)) {
      if (relation !== undefined && isOfRow) checkPlaceholders(link, path, { relation, names, tell });
      if (resolveLink(link.replace(placeholder, "x"), { origin: anywhere }).kind === "refused") tell(path, "notAllowed");
      else if (leadsNowhere(link, names)) warnings.push({ file, path, reason: "leadsNowhere", params: { name: link } });
    }
  }
  return { problems, warnings };
}

interface PlacedLink {
  readonly link: string;
  readonly path: string;
  /** Filled with the values of a row. */
  readonly isOfRow: boolean;
}

function linksOf({ columns, buttons = [] }: TableText): PlacedLink[] {
  const ofColumns = (siblings: readonly ColumnText[], at: string): PlacedLink[] =>
    siblings.flatMap(({ link, children = [] }, index) => [
      ...(link ? [{ link, path: `${at}[${index}].link`, isOfRow: true }] : []), ...ofColumns(children, `${at}[${index}].children`),
    ]);
  const ofButtons = buttons.flatMap(({ link, scope }, index): PlacedLink[] =>
    link ? [{ link, path: `$.buttons[${index}].link`, isOfRow: scope === "row" }] : []);
  return [...ofColumns(columns, "$.columns"), ...ofButtons];
}

function checkPlaceholders(link: string, path: string, { relation, names, tell }: { relation: Relation; names: Names; tell: Tell }): void {
  for (const [, name = ""] of link.matchAll(placeholder)) {
    if (ofRow.includes(name) || names.field(relation, name) !== undefined) continue;
    tell(path, "unknownName", unknownName(name, "field", [...ofRow, ...relation.fields.keys()]));
  }
}

/** Whether a link names a table, form or page that is not there. What else it may lead to is not known here. */
export function leadsNowhere(link: string, { texts }: Names): boolean {
  const match = /^\/?(?:public\/)?(tables|forms|pages)\/([^/?#{]+)(?!\{)/.exec(link);
  if (match === null) return false;
  const [, kind, name = ""] = match;
  if (kind === "pages") return !texts.pages.has(name);
  if (reservedNames.has(name)) return false;
  return kind === "tables" ? !texts.tables.has(name) : !texts.forms.has(name);
}
