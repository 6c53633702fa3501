import Type from "typebox";
import { Permissions, TableSource } from "../project/accessText.ts";
import { closed, option, sortTerms, text as string } from "../schemaParts.ts";
import { describe, describePart, type TextOf } from "./describe.ts";
import { choice, flag, int, json, number, text, texts } from "./fields.ts";

const alignment = ["left", "center", "right"] as const;
const expression = 2048;

export const columnFields = {
  key: text(100, { isRequired: true, isInternal: true, about: "Stable name among the table's columns; the dataField unless said" }),
  title: text(500, { isRequired: true, isTranslated: true, title: "Сарлавҳа", about: "Header" }),
  dataField: text(100, { isInternal: true, title: "Майдон", about: "Field of the source, or one step along a relation: country.name. A group of columns has none" }),
  width: number({ title: "Кенглик", about: "Pixels" }),
  link: text(1000, { isInternal: true, title: "Ҳавола", about: "forms/cities/{$id}?_target=modal: parts in braces are values of the row" }),
  hint: text(1000, { isTranslated: true, title: "Изоҳ", about: "Shown beside the header" }),
  cellFormat: text(expression, {
    title: "Катак формати",
    about: "A format's id, then its parameters if it takes any: money, status:done=success,overdue=danger (value to colour token); or an expression",
  }),
  numberFormat: text(20, { title: "Сон формати", about: "Digits before and behind the point, 10.2, or behind it" }),
  dataAlign: choice(alignment, { title: "Катакларни текислаш", about: "Of cells" }),
  footerAlign: choice(alignment, { title: "Якунни текислаш", about: "Of the footer" }),
  dataNowrap: flag(true, { title: "Катакда бир қатор", about: "Cells are one line" }),
  footerNowrap: flag(true, { title: "Якунда бир қатор", about: "The footer is one line" }),
  formatCondition: text(expression, { title: "Ранг шарти", about: "Expression: whether the colours hold for a cell" }),
  formatColor: text(expression, { title: "Матн ранги", about: "Colour of a cell's text: a token, a colour of css, or an expression" }),
  formatBackgroundColor: text(expression, { title: "Фон ранги", about: "Colour behind a cell: a token, a colour of css, or an expression" }),
  footer: text(expression, { title: "Якун", about: "Up to ten footers, separated by |: sum, avg, min, max, count, or a formula" }),
  sumType: text(100, { title: "Якун тури", about: "The footer, where `footer` is not said" }),
  isSortable: flag(true, { isInternal: true, title: "Саралаш мумкин", about: "A press on the header sorts" }),
  headerComponent: text(100, { title: "Сарлавҳа компоненти", about: "Component of the project in place of the header's text" }),
};

/** Spec §3 Table column. */
export const tableColumns = describePart({ name: "table_columns", title: "Устунлар", keyField: "key", keyFrom: ["dataField"], isTree: true, fields: columnFields });

export interface ColumnText extends TextOf<Omit<typeof columnFields, "key">> {
  key?: string;
  children?: ColumnText[];
}

export const filterFields = {
  key: text(100, { isRequired: true, isInternal: true, about: "Stable name among the table's filters; the field unless said" }),
  title: text(500, { isRequired: true, isTranslated: true, title: "Сарлавҳа", about: "Label" }),
  field: text(100, { isRequired: true, title: "Майдон", about: "Field of the source, or one step along a relation" }),
  operator: text(20, { isRequired: true, title: "Амал", about: "eq, contains, between, …" }),
  type: text(40, { isRequired: true, title: "Элемент тури", about: "Element type that edits the value" }),
  defaultValue: json(Type.Unknown(), { isInternal: true, title: "Бошланғич қиймат", about: "Value at the beginning" }),
  isRequired: flag(false, { title: "Мажбурий", about: "The table waits for a value" }),
  width: number({ title: "Кенглик", about: "1–12 grid columns, 13–100 percent, above 100 pixels" }),
  displayCondition: text(expression, { title: "Кўрсатиш шарти", about: "Expression: whether the filter is shown" }),
  options: json(Type.Array(option()), { isInternal: true, title: "Танлов рўйхати", about: "Fixed choices" }),
};

/** D46 filter. */
export const tableFilters = describePart({ name: "table_filters", title: "Фильтрлар", keyField: "key", keyFrom: ["field"], fields: filterFields });
export type FilterText = TextOf<Omit<typeof filterFields, "key">> & { key?: string };

export const buttonFields = {
  key: text(100, { isRequired: true, isInternal: true, about: "Stable name among the table's buttons" }),
  title: text(500, { isRequired: true, isTranslated: true, title: "Матн", about: "Text" }),
  icon: text(60, { title: "Иконка", about: "Name of a lucide icon" }),
  link: text(1000, { isInternal: true, title: "Ҳавола", about: "Where it leads" }),
  action: text(expression, {
    title: "Вазифаси",
    about: "What it does with the rows: delete, restore, set:{\"status\":\"done\"}, endpoint:<name>, command:<plugin>:<id>, form (changes many by the form), export",
  }),
  scope: choice(["row", "selection", "toolbar"], { isRequired: true, title: "Қўлланиш жойи", about: "What it acts on" }),
  confirmText: text(1000, { isTranslated: true, title: "Тасдиқлаш саволи", about: "Question before it acts" }),
  permission: text(100, { isInternal: true, title: "Рухсат", about: "Who may press it" }),
  displayCondition: text(expression, { title: "Кўрсатиш шарти", about: "Expression: whether the button is shown" }),
};

/** D46 button. */
export const tableButtons = describePart({ name: "table_buttons", title: "Тугмалар", keyField: "key", fields: buttonFields });
export type ButtonText = TextOf<typeof buttonFields>;

const Level = Type.Object({ level: Type.Integer(), table: string(100), parentField: string(100) }, closed);
const Sort = sortTerms();

export const tableFields = {
  name: text(100, { isRequired: true, title: "Калит" }),
  title: text(500, { isRequired: true, isTranslated: true, title: "Номи", about: "What people read of the table" }),
  source: json(TableSource, { isRequired: true, isInternal: true, title: "Маълумот манбаи", about: "Where rows come from" }),
  isPublic: flag(false, { title: "Ҳамма учун", about: "Guests may read it" }),
  permissions: json(Permissions, { default: {}, isInternal: true, title: "Рухсатлар", about: "Permission of each operation" }),
  rowRule: json(Type.Unknown(), { isInternal: true, title: "Қатор қоидаси", about: "Narrows the rows that there are for a caller: a filter with $user.… and $now" }),
  levels: json(Type.Array(Level), { default: [], title: "Ички жадваллар", about: "Child tables that a row opens, by depth" }),
  leftFixed: int(0, 20, { default: 0, title: "Чапда қотирилган устунлар", about: "Columns that stay at the left" }),
  rightFixed: int(0, 20, { default: 0, title: "Ўнгда қотирилган устунлар", about: "Columns that stay at the right" }),
  groupBy: texts(100, { default: [], title: "Гуруҳлаш майдонлари", about: "Fields whose equal values make groups of rows" }),
  splitRowsBy: text(100, { title: "Қаторни бўладиган майдон", about: "Field whose values split a row" }),
  navigateByKeyboard: flag(true, { title: "Клавиатурада юриш", about: "Arrow keys move between cells" }),
  maxHeight: number({ title: "Энг катта баландлик", about: "Pixels" }),
  pageSize: int(1, 1000, { default: 50, title: "Саҳифадаги қаторлар", about: "Rows of a page" }),
  isPaged: flag(false, { title: "Саҳифаларга бўлинган", about: "Pages of pageSize rows with a pager in place of endless scrolling" }),
  sort: json(Sort, { default: [], isInternal: true, title: "Саралаш", about: "Order at the beginning" }),
  searchFields: texts(100, { default: [], isInternal: true, title: "Қидириладиган майдонлар", about: "Fields that the table's search looks into" }),
  form: text(100, { isInternal: true, title: "Шакл", about: "Form that opens and creates its records" }),
};

/** `tables/<name>.json` */
export const tables = describe({
  name: "tables",
  title: "Жадваллар",
  place: { folder: "tables", name: /^[a-z][a-z0-9_]{0,99}$/ },
  keyField: "name",
  fields: tableFields,
  parts: { columns: { part: tableColumns, isRequired: true }, filters: { part: tableFilters }, buttons: { part: tableButtons } },
  partOf: "tableId",
  titleOfOne: "Жадвал",
});

export type TableText = TextOf<Omit<typeof tableFields, "name">> & { columns: ColumnText[]; filters?: FilterText[]; buttons?: ButtonText[] };
