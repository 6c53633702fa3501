import Type from "typebox";
import { Permissions, Source } from "../project/accessText.ts";
import { closed, option, sortTerms, text as string } from "../schemaParts.ts";
import { describe, describePart, type TextOf } from "./describe.ts";
import { choice, flag, int, json, number, text, texts } from "./fields.ts";

const alignment = ["left", "center", "right"] as const;
const expression = 2048;

export const columnFields = {
  key: text(100, { isRequired: true, isInternal: true, about: "Stable name among the table's columns; the dataField unless said" }),
  title: text(500, { isRequired: true, isTranslated: true, about: "Header" }),
  dataField: text(100, { isInternal: true, about: "Field of the source, or one step along a relation: country.name. A group of columns has none" }),
  width: number({ about: "Pixels" }),
  link: text(1000, { isInternal: true, about: "forms/cities/{$id}?_target=modal: parts in braces are values of the row" }),
  hint: text(1000, { isTranslated: true, about: "Shown beside the header" }),
  cellFormat: text(expression, {
    about: "A format's id, then its parameters if it takes any: money, status:done=success,overdue=danger (value to colour token); or an expression",
  }),
  numberFormat: text(20, { about: "Digits before and behind the point, 10.2, or behind it" }),
  dataAlign: choice(alignment, { about: "Of cells" }),
  footerAlign: choice(alignment, { about: "Of the footer" }),
  dataNowrap: flag(true, { about: "Cells are one line" }),
  footerNowrap: flag(true, { about: "The footer is one line" }),
  formatCondition: text(expression, { about: "Expression: whether the colours hold for a cell" }),
  formatColor: text(expression, { about: "Colour of a cell's text: a token, a colour of css, or an expression" }),
  formatBackgroundColor: text(expression, { about: "Colour behind a cell: a token, a colour of css, or an expression" }),
  footer: text(expression, { about: "Up to ten footers, separated by |: sum, avg, min, max, count, or a formula" }),
  sumType: text(100, { about: "The footer, where `footer` is not said" }),
  isSortable: flag(true, { isInternal: true, about: "A press on the header sorts" }),
  headerComponent: text(100, { about: "Component of the project in place of the header's text" }),
};

/** Spec §3 Table column. */
export const tableColumns = describePart({ name: "table_columns", keyField: "key", keyFrom: ["dataField"], isTree: true, fields: columnFields });

export interface ColumnText extends TextOf<Omit<typeof columnFields, "key">> {
  key?: string;
  children?: ColumnText[];
}

export const filterFields = {
  key: text(100, { isRequired: true, isInternal: true, about: "Stable name among the table's filters; the field unless said" }),
  title: text(500, { isRequired: true, isTranslated: true, about: "Label" }),
  field: text(100, { isRequired: true, about: "Field of the source, or one step along a relation" }),
  operator: text(20, { isRequired: true, about: "eq, contains, between, …" }),
  type: text(40, { isRequired: true, about: "Element type that edits the value" }),
  defaultValue: json(Type.Unknown(), { isInternal: true, about: "Value at the beginning" }),
  isRequired: flag(false, { about: "The table waits for a value" }),
  width: number({ about: "1–12 grid columns, 13–100 percent, above 100 pixels" }),
  displayCondition: text(expression, { about: "Expression: whether the filter is shown" }),
  options: json(Type.Array(option()), { isInternal: true, about: "Fixed choices" }),
};

/** D46 filter. */
export const tableFilters = describePart({ name: "table_filters", keyField: "key", keyFrom: ["field"], fields: filterFields });
export type FilterText = TextOf<Omit<typeof filterFields, "key">> & { key?: string };

export const buttonFields = {
  key: text(100, { isRequired: true, isInternal: true, about: "Stable name among the table's buttons" }),
  title: text(500, { isRequired: true, isTranslated: true, about: "Text" }),
  icon: text(60, { about: "Name of a lucide icon" }),
  link: text(1000, { isInternal: true, about: "Where it leads" }),
  action: text(100, { about: "What it does: delete, restore, export, command:{plugin}:{id}, …" }),
  scope: choice(["row", "selection", "toolbar"], { isRequired: true, about: "What it acts on" }),
  confirmText: text(1000, { isTranslated: true, about: "Question before it acts" }),
  permission: text(100, { isInternal: true, about: "Who may press it" }),
  displayCondition: text(expression, { about: "Expression: whether the button is shown" }),
};

/** D46 button. */
export const tableButtons = describePart({ name: "table_buttons", keyField: "key", fields: buttonFields });
export type ButtonText = TextOf<typeof buttonFields>;

const Level = Type.Object({ level: Type.Integer(), table: string(100), parentField: string(100) }, closed);
const Sort = sortTerms();

export const tableFields = {
  name: text(100, { isRequired: true }),
  title: text(500, { isRequired: true, isTranslated: true, about: "What people read of the table" }),
  source: json(Source, { isRequired: true, isInternal: true, about: "Where rows come from" }),
  isPublic: flag(false, { about: "Guests may read it" }),
  permissions: json(Permissions, { default: {}, isInternal: true, about: "Permission of each operation" }),
  rowRule: json(Type.Unknown(), { isInternal: true, about: "Narrows the rows that there are for a caller: a filter with $user.… and $now" }),
  levels: json(Type.Array(Level), { default: [], about: "Child tables that a row opens, by depth" }),
  leftFixed: int(0, 20, { default: 0, about: "Columns that stay at the left" }),
  rightFixed: int(0, 20, { default: 0, about: "Columns that stay at the right" }),
  groupBy: texts(100, { default: [], about: "Fields whose equal values make groups of rows" }),
  splitRowsBy: text(100, { about: "Field whose values split a row" }),
  navigateByKeyboard: flag(true, { about: "Arrow keys move between cells" }),
  maxHeight: number({ about: "Pixels" }),
  pageSize: int(1, 1000, { default: 50, about: "Rows of a page" }),
  sort: json(Sort, { default: [], isInternal: true, about: "Order at the beginning" }),
  searchFields: texts(100, { default: [], isInternal: true, about: "Fields that the table's search looks into" }),
  form: text(100, { isInternal: true, about: "Form that opens and creates its records" }),
};

/** `tables/<name>.json` */
export const tables = describe({
  name: "tables",
  place: { folder: "tables", name: /^[a-z][a-z0-9_]{0,99}$/ },
  keyField: "name",
  fields: tableFields,
  parts: { columns: { part: tableColumns, isRequired: true }, filters: { part: tableFilters }, buttons: { part: tableButtons } },
  partOf: "tableId",
});

export type TableText = TextOf<Omit<typeof tableFields, "name">> & { columns: ColumnText[]; filters?: FilterText[]; buttons?: ButtonText[] };
