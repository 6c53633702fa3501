import type { ElementText } from "#contract/entities/index.ts";
import { elementTypeCodes, findElementType, isOwner } from "#core/elements/findElementType.ts";
import type { ValueKind } from "#core/elements/valueKinds.ts";
import { isFileType } from "#core/fieldType.ts";
import type { Relation } from "../../../../access/Relation.ts";
import { unknownName } from "../problems/unknownName.ts";
import type { Tell } from "./checkTables.ts";
import type { Names } from "./Names.ts";

interface InnerCheck {
  readonly path: string;
  readonly relation: Relation;
  readonly names: Names;
  readonly tell: Tell;
}

/** What stands in a row is typed into it: no upload, no map, no document with tools, no secret. */
const kinds: ReadonlySet<ValueKind | undefined> = new Set<ValueKind | undefined>([
  "text", "number", "int", "date", "datetime", "time", "flag", "choice", "choices", "pairs", "rawJson", "items", "properties",
]);

/** Is worked out of the record, which has no such field. A condition in a form of configuration sees the row. */
const ofRecords = ["displayCondition", "customValidator", "relatedSelect", "js", "css"] as const;

/** Elements of a list or an object: each edits a property, whatever fields the dataset has; the field itself holds JSON, or texts. */
export function checkInnerElements(element: ElementText, { path, relation, names, tell }: InnerCheck): void {
  const { type, dataField, children = [] } = element;
  const held = dataField === undefined ? undefined : names.field(relation, dataField)?.type;
  const isFit = held === "json" || (held === "text_array" && type === "list" && children.length === 0);
  if (held !== undefined && !isFit && !isFileType(held)) tell(`${path}.dataField`, "notForType", { type: held });
  const unfit = relation.kind === "entity" ? ofRecords.filter((name) => name !== "displayCondition") : ofRecords;
  checkChildren(children, { at: `${path}.children`, unfit, tell });
}

interface ChildrenCheck {
  readonly at: string;
  /** What they cannot have. */
  readonly unfit: readonly (typeof ofRecords)[number][];
  readonly tell: Tell;
}

function checkChildren(children: readonly ElementText[], { at, unfit, tell }: ChildrenCheck): void {
  for (const [index, child] of children.entries()) {
    const [path, known] = [`${at}[${index}]`, findElementType(child.type)];
    if (!known) tell(`${path}.type`, "unknownName", unknownName(child.type, "type", elementTypeCodes));
    else if (!kinds.has(known.value)) tell(`${path}.type`, "notForType", { type: child.type });
    if (!child.dataField) tell(path, "missingProperty", { name: "dataField" });
    for (const name of unfit.filter((one) => child[one] !== undefined && !(one === "relatedSelect" && (child.choices !== undefined || isOwner(child.type))))) tell(`${path}.${name}`, "notForType", { type: child.type });
    if (isOwner(child.type)) checkChildren(child.children ?? [], { at: `${path}.children`, unfit, tell });
    else if (child.children?.length) tell(`${path}.children`, "notForType", { type: child.type });
  }
}
