import type { TableColumn, TableConfig } from "#contract/table.ts";
import type { ColumnPreferences } from "#contract/table.ts";
import { permissionsOf } from "../../access/objectPolicy.ts";
import type { RelationScope } from "../../access/RelationScope.ts";
import type { CallContext } from "../../http/CallContext.ts";
import type { Button, Column, Filter } from "../config/index.ts";
import { valueNames, type OpenTable } from "./openTable.ts";

/** Turns a configured text into the caller's language. */
type Translate = (text: string) => string;

interface Presenting {
  readonly scope: RelationScope;
  readonly translate: Translate;
  readonly mayPress: (button: Button) => boolean;
  /** Where a link leads whoever reads the table; null where it is no link for them. */
  readonly leads: (link: string | undefined) => string | null;
}

/** The configuration of a table as one caller sees it: columns that may not be read are not there. */
export function presentTable(
  { table, scope, limits }: OpenTable, context: CallContext,
  own: { preferences: ColumnPreferences | undefined; revision: number; form: string | undefined } & Omit<Presenting, "scope">,
): TableConfig {
  const presenting: Presenting = { scope: scope(), translate: own.translate, mayPress: own.mayPress, leads: own.leads };
  return {
    id: table.id,
    name: table.name,
    title: own.translate(table.title),
    projectId: table.projectId,
    isPublic: table.isPublic ?? false,
    columns: presentColumns(table.columns, presenting),
    decimalFields: [...valueNames(table, limits)].filter((name) => presenting.scope.find(name)?.type === "number"),
    filters: table.filters.filter(({ field }) => presenting.scope.find(field)).map((filter, index) => presentFilter(filter, index, presenting)),
    buttons: table.buttons.filter(presenting.mayPress).map((button, index) => presentButton(button, index, presenting)),
    levels: table.levels ?? [],
    leftFixed: table.leftFixed ?? 0,
    rightFixed: table.rightFixed ?? 0,
    groupBy: table.groupBy ?? [],
    splitRowsBy: table.splitRowsBy ?? null,
    navigateByKeyboard: table.navigateByKeyboard ?? true,
    maxHeight: table.maxHeight ?? null,
    pageSize: table.pageSize ?? 50,
    sort: (table.sort ?? []).map(({ field, dir }) => ({ field, dir: dir ?? "asc" })),
    preferences: own.preferences ?? null,
    views: [],
    permissions: permissionsOf(table, context),
    isSearchable: (table.searchFields ?? []).length > 0,
    form: own.form ?? null,
    revision: String(own.revision),
  };
}

function presentColumns(columns: readonly Column[], presenting: Presenting): TableColumn[] {
  return columns
    .map((column, index) => presentColumn(column, index, presenting))
    .filter((column) => column.children.length > 0 || column.type !== null);
}

function presentColumn(column: Column, index: number, presenting: Presenting): TableColumn {
  const { scope, translate, leads } = presenting;
  const field = column.dataField === undefined ? undefined : scope.find(column.dataField);
  return {
    id: column.id,
    title: translate(column.title),
    dataField: field?.name ?? null,
    type: field?.type ?? null,
    ...(field?.field.options && { options: field.field.options.map(({ id, name }) => ({ id, name: translate(name) })) }),
    children: presentColumns(column.children, presenting),
    width: column.width ?? null,
    link: leads(column.link),
    hint: column.hint === undefined ? null : translate(column.hint),
    cellFormat: column.cellFormat ?? null,
    numberFormat: column.numberFormat ?? null,
    dataAlign: column.dataAlign ?? null,
    footerAlign: column.footerAlign ?? null,
    dataNowrap: column.dataNowrap ?? true,
    footerNowrap: column.footerNowrap ?? true,
    formatCondition: column.formatCondition ?? null,
    formatColor: column.formatColor ?? null,
    formatBackgroundColor: column.formatBackgroundColor ?? null,
    footer: column.footer ?? null,
    sumType: column.sumType ?? null,
    attributes: { sortable: column.isSortable ?? true },
    headerComponent: column.headerComponent ?? null,
    sortOrder: index,
  };
}

function presentFilter(filter: Filter, index: number, { scope, translate }: Presenting): TableConfig["filters"][number] {
  return {
    id: filter.id,
    title: translate(filter.title),
    field: filter.field,
    fieldType: scope.demand(filter.field).type,
    operator: filter.operator,
    type: filter.type,
    ...(filter.defaultValue !== undefined && { defaultValue: filter.defaultValue }),
    isRequired: filter.isRequired ?? false,
    width: filter.width ?? null,
    sortOrder: index,
    displayCondition: filter.displayCondition ?? null,
    options: (filter.options ?? scope.demand(filter.field).field.options)?.map(({ id, name }) => ({ id, name: translate(name) })) ?? null,
  };
}

function presentButton(button: Button, index: number, { translate, leads }: Presenting): TableConfig["buttons"][number] {
  return {
    id: button.id,
    title: translate(button.title),
    icon: button.icon ?? null,
    link: leads(button.link),
    action: button.action ?? null,
    scope: button.scope,
    confirmText: button.confirmText === undefined ? null : translate(button.confirmText),
    displayCondition: button.displayCondition ?? null,
    sortOrder: index,
  };
}
