import Type from "typebox";
import type { Purpose } from "#core/expressions/purposes/purposes.ts";
import { Permissions, TableSource } from "../project/accessText.ts";
import { closed, option, sortTerms, text as string } from "../schemaParts.ts";
import { describe, describePart, type TextOf } from "./describe.ts";
import { choice, flag, int, json, number, text, texts } from "./fields.ts";
import type { Formula } from "./formFacts.ts";
import { levelInner, optionInner, permissionsInner, sortInner, tableSourceInner } from "./inners.ts";

const alignment = ["left", "center", "right"] as const;
const expression = 2048;

/** Seen by it is the value of the column's field. */
const ofCell = (purpose: Purpose): Formula => ({ purpose, of: "tableId", value: "dataField" });

export const columnFields = {
  key: text(100, { isRequired: true, isInternal: true, about: "Stable name among the table's columns; the dataField unless said" }),
  title: text(500, { isRequired: true, isTranslated: true, title: "Сарлавҳа", about: "Header" }),
  dataField: text(100, { isInternal: true, title: "Майдон", names: { of: "fields", by: "tableId" }, about: "Field of the source, or one step along a relation: country.name. A group of columns has none" }),
  width: number({ title: "Кенглик", help: "Пиксель", about: "Pixels" }),
  link: text(1000, { isInternal: true, title: "Ҳавола", names: { of: "links" }, about: "forms/cities/{$id}?_target=modal: parts in braces are values of the row" }),
  hint: text(1000, { isTranslated: true, title: "Изоҳ", group: "look", about: "Shown beside the header" }),
  cellFormat: text(expression, {
    title: "Катак формати", formula: ofCell("cellFormat"), names: { of: "cellFormats" }, help: "Формат номи ёки ифода",
    about: "A format's id, then its parameters if it takes any: money, status:done=success,overdue=danger (value to colour token); or an expression",
  }),
  numberFormat: text(20, { title: "Сон формати", group: "look", help: "Вергулдан кейинги рақамлар сони: масалан, 2", about: "Digits behind the point: 2" }),
  dataAlign: choice(alignment, { title: "Катакларни текислаш", group: "look", labels: { left: "Чапга", center: "Марказга", right: "Ўнгга" }, about: "Of cells" }),
  footerAlign: choice(alignment, { title: "Якунни текислаш", group: "data", labels: { left: "Чапга", center: "Марказга", right: "Ўнгга" }, about: "Of the footer" }),
  dataNowrap: flag(true, { title: "Катакда бир қатор", group: "look", about: "Cells are one line" }),
  footerNowrap: flag(true, { title: "Якунда бир қатор", group: "data", about: "The footer is one line" }),
  formatCondition: text(expression, { title: "Ранг шарти", formula: ofCell("formatCondition"), group: "look", help: "Ифода: масалан, amount > 100", about: "Expression: whether the colours hold for a cell" }),
  formatColor: text(expression, { title: "Матн ранги", formula: ofCell("formatColor"), group: "look", names: { of: "colours" }, about: "Colour of a cell's text: a token, a colour of css, or an expression" }),
  formatBackgroundColor: text(expression, { title: "Фон ранги", formula: ofCell("formatColor"), group: "look", names: { of: "colours" }, about: "Colour behind a cell: a token, a colour of css, or an expression" }),
  footer: text(expression, { title: "Якун", formula: ofCell("footer"), group: "data", help: "sum, avg, min, max, count, valueCount ёки формула; бир нечтаси тик чизиқ билан ажратилади", about: "Up to ten footers, separated by |: sum, avg, min, max, count, valueCount, or a formula" }),
  sumType: text(100, { title: "Якун тури", group: "data", about: "The footer, where `footer` is not said" }),
  isSortable: flag(true, { isInternal: true, title: "Саралаш мумкин", about: "A press on the header sorts" }),
  headerComponent: text(100, { title: "Сарлавҳа компоненти", group: "look", names: { of: "components" }, about: "Component of the project in place of the header's text" }),
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
  field: text(100, { isRequired: true, title: "Майдон", names: { of: "fields", by: "tableId" }, about: "Field of the source, or one step along a relation" }),
  operator: text(20, { isRequired: true, title: "Амал", names: { of: "operators", isClosed: true }, about: "eq, contains, between, …" }),
  type: text(40, { isRequired: true, title: "Элемент тури", names: { of: "filterElements", isClosed: true }, about: "Element type that edits the value" }),
  defaultValue: json(Type.Unknown(), { isInternal: true, typedBy: { property: "type", of: "tableId" }, title: "Бошланғич қиймат", about: "Value at the beginning" }),
  isRequired: flag(false, { title: "Мажбурий", help: "Қиймат киритилмагунча жадвал кутади", about: "The table waits for a value" }),
  width: number({ title: "Кенглик", group: "look", help: "1–12 устун, 13–100 фоиз, кўпроғи пиксель", about: "1–12 grid columns, 13–100 percent, above 100 pixels" }),
  displayCondition: text(expression, { title: "Кўрсатиш шарти", formula: { purpose: "displayCondition", of: "tableId" }, group: "behaviour", about: "Expression: whether the filter is shown" }),
  options: json(Type.Array(option()), { isInternal: true, title: "Танлов рўйхати", inner: optionInner, about: "Fixed choices" }),
};

/** D46 filter. */
export const tableFilters = describePart({ name: "table_filters", title: "Фильтрлар", keyField: "key", keyFrom: ["field"], fields: filterFields });
export type FilterText = TextOf<Omit<typeof filterFields, "key">> & { key?: string };

export const buttonFields = {
  key: text(100, { isRequired: true, isInternal: true, about: "Stable name among the table's buttons" }),
  title: text(500, { isRequired: true, isTranslated: true, title: "Матн", about: "Text" }),
  icon: text(60, { title: "Иконка", names: { of: "icons" }, about: "Name of a lucide icon" }),
  link: text(1000, { isInternal: true, title: "Ҳавола", names: { of: "links" }, about: "Where it leads" }),
  action: text(expression, {
    title: "Вазифаси", names: { of: "buttonActions" },
    about: "What it does with the rows: delete, restore, set:{\"status\":\"done\"}, endpoint:<name>, command:<plugin>:<id>, form (changes many by the form), export",
  }),
  scope: choice(["row", "selection", "toolbar"], { isRequired: true, title: "Қўлланиш жойи", labels: { row: "Ҳар бир қаторда", selection: "Танланган қаторларда", toolbar: "Жадвал тепасида" }, about: "What it acts on" }),
  confirmText: text(1000, { isTranslated: true, title: "Тасдиқлаш саволи", about: "Question before it acts" }),
  permission: text(100, { isInternal: true, title: "Рухсат", names: { of: "permissions" }, group: "access", about: "Who may press it" }),
  displayCondition: text(expression, { title: "Кўрсатиш шарти", formula: { purpose: "displayCondition", of: "tableId" }, group: "access", about: "Expression: whether the button is shown" }),
};

/** D46 button. */
export const tableButtons = describePart({ name: "table_buttons", title: "Тугмалар", keyField: "key", fields: buttonFields });
export type ButtonText = TextOf<typeof buttonFields>;

const Level = Type.Object({ level: Type.Integer(), table: string(100), parentField: string(100) }, closed);
const Sort = sortTerms();

export const tableFields = {
  name: text(100, { isRequired: true, title: "Калит", help: "Ҳаволаларда шу ном ишлатилади" }),
  title: text(500, { isRequired: true, isTranslated: true, title: "Номи", about: "What people read of the table" }),
  source: json(TableSource, { isRequired: true, isInternal: true, title: "Маълумот манбаи", inner: tableSourceInner, about: "Where rows come from" }),
  isPublic: flag(false, { title: "Ҳамма учун", group: "access", help: "Тизимга кирмаганлар ҳам кўради", about: "Guests may read it" }),
  permissions: json(Permissions, { default: {}, isInternal: true, title: "Рухсатлар", group: "access", inner: permissionsInner, about: "Permission of each operation" }),
  rowRule: json(Type.Unknown(), { isInternal: true, title: "Қатор қоидаси", group: "access", about: "Narrows the rows that there are for a caller: a filter with $user.… and $now" }),
  levels: json(Type.Array(Level), { default: [], title: "Ички жадваллар", group: "data", inner: levelInner, about: "Child tables that a row opens, by depth" }),
  leftFixed: int(0, 20, { default: 0, title: "Чапда қотирилган устунлар", group: "look", about: "Columns that stay at the left" }),
  rightFixed: int(0, 20, { default: 0, title: "Ўнгда қотирилган устунлар", group: "look", about: "Columns that stay at the right" }),
  groupBy: texts(100, { default: [], title: "Гуруҳлаш майдонлари", group: "data", names: { of: "fields", by: "source" }, about: "Fields whose equal values make groups of rows" }),
  splitRowsBy: text(100, { title: "Қаторни бўладиган майдон", group: "data", names: { of: "fields", by: "source" }, about: "Field whose values split a row" }),
  navigateByKeyboard: flag(true, { title: "Клавиатурада юриш", group: "look", about: "Arrow keys move between cells" }),
  maxHeight: number({ title: "Энг катта баландлик", group: "look", help: "Пиксель", about: "Pixels" }),
  pageSize: int(1, 1000, { default: 50, title: "Саҳифадаги қаторлар", group: "look", about: "Rows of a page" }),
  isPaged: flag(false, { title: "Саҳифаларга бўлинган", group: "look", about: "Pages of pageSize rows with a pager in place of endless scrolling" }),
  sort: json(Sort, { default: [], isInternal: true, title: "Саралаш", group: "data", inner: sortInner("source"), about: "Order at the beginning" }),
  searchFields: texts(100, { default: [], isInternal: true, title: "Қидириладиган майдонлар", group: "data", names: { of: "fields", by: "source" }, about: "Fields that the table's search looks into" }),
  form: text(100, { isInternal: true, title: "Шакл", names: { of: "forms", isClosed: true }, help: "Қаторни очадиган ва янгисини киритадиган шакл", about: "Form that opens and creates its records" }),
  history: flag(false, {
    isInternal: true, title: "Ёзувлар тарихи сақланади",
    about: "Earlier states of the rows of its dataset are kept until a row is deleted for good: who changed what and when, for whoever may read it",
  }),
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
