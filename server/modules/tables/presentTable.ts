import type { SavedView, TableColumn, TableConfig } from "#contract/table.ts";
import { buttonFields, columnFields, filterFields, tableFields } from "#contract/entities/tables.ts";
import type { Locale } from "#core/locale.ts";
import { isAdministrator, permissionsOf } from "../../access/objectPolicy.ts";
import type { Relation } from "../../access/Relation.ts";
import type { RelationScope } from "../../access/RelationScope.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { optionName, presentFields, type Button, type Column, type Filter, type Table } from "../config/index.ts";
import type { Preferences } from "./columnPreferences.ts";
import { valueNames, type OpenTable } from "./openTable.ts";
import { presentLevels } from "./tableLevels.ts";
import { mayShareViews } from "./views/index.ts";

/** Turns a configured text into the caller's language. */
type Translate = (text: string) => string;

interface Presenting {
  readonly scope: RelationScope;
  readonly locale: Locale;
  readonly translate: Translate;
  readonly mayPress: (button: Button) => boolean;
  /** Where a link leads whoever reads the table; null where it is no link for them. */
  readonly leads: (link: string | undefined) => string | null;
  /** Type of the element by which the table's form edits a field. */
  readonly elementOf: (field: string) => string | undefined;
  /** Whether a path leads into the members of the list that splits rows, `lines.name`: they travel with it. */
  readonly isBelowList: (path: string | undefined) => boolean;
}

/** The configuration of a table as one caller sees it: columns that may not be read are not there. */
export function presentTable(
  { table, config, relation, scope, limits }: OpenTable, context: CallContext,
  own: { preferences: Preferences; views: SavedView[]; revision: number; form: string | undefined } & Omit<Presenting, "scope" | "locale" | "isBelowList">,
): TableConfig {
  const reachable = scope();
  const list = table.splitRowsBy === undefined ? undefined : reachable.find(table.splitRowsBy);
  const isBelowList = (path: string | undefined): boolean => list?.type === "json" && path?.startsWith(`${list.name}.`) === true;
  const presenting: Presenting = { scope: reachable, isBelowList, locale: context.locale, translate: own.translate, mayPress: own.mayPress, leads: own.leads, elementOf: own.elementOf };
  return {
    id: table.id,
    projectId: table.projectId,
    ...presentFields(tableFields, table, own.translate),
    levels: presentLevels(table, config, context),
    columns: presentColumns(table.columns, presenting),
    decimalFields: [...valueNames(table, limits)].filter((name) => presenting.scope.find(name)?.type === "number"),
    filters: table.filters.filter(({ field }) => presenting.scope.find(field)).map((filter, index) => presentFilter(filter, index, presenting)),
    buttons: table.buttons.filter(presenting.mayPress).map((button, index) => presentButton(button, index, presenting)),
    sort: table.sort.map(({ field, dir }) => ({ field, dir: dir ?? "asc" })),
    preferences: own.preferences.own ?? null,
    defaultPreferences: own.preferences.forAll ?? null,
    views: own.views,
    mayShareViews: mayShareViews(context),
    permissions: { ...permissionsOf(table, context), ...((relation.isReadOnly || isReadOnly(table.source)) && { insert: false, update: false, delete: false }), ...(relation.isSingle && { insert: false, delete: false }) },
    isSearchable: table.searchFields.length > 0,
    searchedFields: table.searchFields.filter((name) => presenting.scope.find(name)),
    form: own.form ?? null,
    ...sourceFor(context, table.source, relation),
    revision: String(own.revision),
  };
}

/** What administrators may do with the source itself follows from it. */
function sourceFor({ caller }: CallContext, source: Table["source"], { kind, name }: Relation): Pick<TableConfig, "dataset" | "entity"> {
  if (!isAdministrator(caller)) return {};
  if (kind === "entity") return { entity: name };
  return "dataset" in source && kind === "dataset" ? { dataset: name } : {};
}

/** Rows of a query are no records, unless it names key and version (D45). */
const isReadOnly = (source: Table["source"]): boolean => "query" in source && source.query.key === undefined;

function presentColumns(columns: readonly Column[], presenting: Presenting): TableColumn[] {
  return columns
    .map((column, index) => presentColumn(column, index, presenting))
    .filter((column) => column.children.length > 0 || column.type !== null);
}

function presentColumn(column: Column, index: number, presenting: Presenting): TableColumn {
  const { scope, locale, translate, leads, elementOf } = presenting;
  const field = column.dataField === undefined ? undefined : scope.find(column.dataField);
  const element = field && elementOf(field.name);
  const isOfParts = field === undefined && presenting.isBelowList(column.dataField);
  return {
    id: column.id,
    ...presentFields(columnFields, column, translate),
    dataField: field?.name ?? (isOfParts ? (column.dataField ?? null) : null),
    type: field?.type ?? (isOfParts ? "json" : null),
    ...(field?.field.options && { options: field.field.options.map((option) => ({ id: option.id, name: optionName(option, locale, translate) })) }),
    ...(element !== undefined && { element }),
    children: presentColumns(column.children, presenting),
    link: leads(column.link),
    attributes: { sortable: column.isSortable },
    sortOrder: index,
  };
}

function presentFilter(filter: Filter, index: number, { scope, locale, translate }: Presenting): TableConfig["filters"][number] {
  const isParameter = scope.relation.query?.parameters?.some(({ name }) => name === filter.field) === true;
  return {
    id: filter.id,
    ...presentFields(filterFields, filter, translate),
    fieldType: scope.demand(filter.field).type,
    ...(filter.defaultValue !== undefined && { defaultValue: filter.defaultValue }),
    ...(isParameter && { isParameter }),
    sortOrder: index,
    options: (filter.options ?? scope.demand(filter.field).field.options)?.map((option) => ({ id: option.id, name: optionName(option, locale, translate) })) ?? null,
  };
}

function presentButton(button: Button, index: number, { translate, leads }: Presenting): TableConfig["buttons"][number] {
  return { id: button.id, ...presentFields(buttonFields, button, translate), link: leads(button.link), sortOrder: index };
}
