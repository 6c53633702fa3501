import Type from "typebox";
import type { Purpose } from "#core/expressions/purposes/purposes.ts";
import { Permissions, Source } from "../project/accessText.ts";
import { closed, Key, option, optional, text as string } from "../schemaParts.ts";
import { describe, describePart, type TextOf } from "./describe.ts";
import { choice, flag, json, maybe, number, pattern, text, texts } from "./fields.ts";
import type { Formula } from "./formFacts.ts";
import { optionInner, optionsFromInner, permissionsInner, sourceInner } from "./inners.ts";

const expression = 2048;

/** Seen by it are the values of the form's fields, and that of its own. */
const ofElement = (purpose: Purpose): Formula => ({ purpose, of: "formId", value: "dataField" });

/** Options from another dataset: value field, text field, and what narrows them. */
const OptionsFrom = Type.Object({ dataset: Key, value: string(100), text: string(100), sort: optional(string(100)), filterBy: optional(string(100)) }, closed);

export const elementFields = {
  key: text(100, { isRequired: true, isInternal: true, about: "Stable name among the form's elements; the dataField unless said" }),
  type: pattern("^([a-z][a-z0-9_]*|[a-z][a-z0-9-]*[.][a-z][a-z0-9_]*)$", 60, { isRequired: true, isInternal: true, title: "Элемент тури", names: { of: "elementTypes", isClosed: true }, about: "Element type; one of a plugin is {plugin}.{type}" }),
  dataField: text(100, { isInternal: true, title: "Майдон", names: { of: "ownFields", by: "formId" }, about: "Field of the source" }),
  optionsFrom: json(OptionsFrom, { isInternal: true, title: "Танлов манбаи", group: "data", inner: optionsFromInner, ofTypes: ["select", "multiselect"], about: "Options from another dataset" }),
  data: json(Type.Array(option()), { title: "Танлов рўйхати", group: "data", inner: optionInner, ofTypes: ["select", "multiselect", "text"], about: "Fixed options" }),
  label: text(500, { isTranslated: true, title: "Сарлавҳа", help: "Тик чизиқ билан ажратилган тўрт қисмгача: тепада, чапда, ўнгда, пастда", about: "Up to four parts separated by |: top, left, right, bottom" }),
};

/** Types in whose control stands a text that is aligned. */
const aligned = ["text", "textarea", "number", "int", "date", "datetime", "time", "select", "multiselect", "geo_point", "geo_polygon"] as const;
/** Types whose control may say something while it is empty. */
const written = [...aligned, "password", "key_value", "list", "code", "expression", "monaco", "richtext", "richtext_blocks", "markdown", "raw_json"] as const;

/** What only some types have. */
export const elementProperties = {
  placeholder: text(500, { isTranslated: true, title: "Бўш майдондаги матн", ofTypes: written, about: "Shown while the element is empty" }),
  hint: text(1000, { isTranslated: true, title: "Изоҳ", about: "Shown beside the label" }),
  width: number({ title: "Кенглик", help: "1–12 устун, 13–100 фоиз, кўпроғи пиксель", about: "1–12 grid columns, 13–100 percent, above 100 pixels" }),
  cssClass: text(200, { title: "CSS синфлари", group: "look", about: "Classes of css" }),
  cssStyle: text(1000, { title: "CSS услуби", group: "look", about: "Declarations of css" }),
  isRequired: maybe({ title: "Мажбурий", about: "A value has to be there" }),
  isDisabled: maybe({ title: "Ўчиқ", group: "behaviour", about: "Shown, and not to be used" }),
  isReadOnly: maybe({ title: "Фақат ўқиш учун", group: "behaviour", about: "The value is shown, and stays as it is" }),
  displayCondition: text(expression, { title: "Кўрсатиш шарти", formula: ofElement("displayCondition"), group: "behaviour", help: "Ифода: масалан, amount > 100", about: "Expression: whether the element is shown" }),
  clearWhenHidden: maybe({ title: "Яширилса тозаланади", group: "behaviour", about: "Saving takes the value away while displayCondition hides the element" }),
  defaultValue: json(Type.Unknown(), { typedBy: { property: "type", of: "formId", purpose: "defaultValue" }, title: "Бошланғич қиймат", group: "data", about: "Value of a new record" }),
  format: text(100, { isTranslated: true, title: "Формат", group: "look", ofTypes: ["date", "datetime", "time", "number", "int", "code", "expression", "monaco", "text", "list", "raw_json"], about: "Of a date, a moment or a time how it is written; of a number its unit; of code, and of a list of code, its language; of raw_json whose type another field says, and of an expression, what an expression in it is for: displayCondition, customValidator, cellFormat, …; of a text its mask: 9 a digit, a a letter, * either, others as they stand" }),
  minDate: text(40, { title: "Энг эрта сана", group: "limits", ofTypes: ["date"], about: "First day: 2026-01-31 or 31.01.2026" }),
  maxDate: text(40, { title: "Энг кеч сана", group: "limits", ofTypes: ["date"], about: "Last day: 2026-01-31 or 31.01.2026" }),
  minDatetime: text(40, { title: "Энг эрта вақт", group: "limits", ofTypes: ["datetime"], about: "First moment: 2026-01-31T09:00:00+05:00, or a whole day" }),
  maxDatetime: text(40, { title: "Энг кеч вақт", group: "limits", ofTypes: ["datetime"], about: "Last moment: 2026-01-31T18:00:00+05:00, or a whole day" }),
  suggestions: pattern("^endpoints/[a-z][a-z0-9_-]{0,99}$", 120, { title: "Таклифлар манбаи", group: "data", ofTypes: ["text"], about: "Endpoint of the project that is asked for suggestions, by text: endpoints/streets" }),
  textAlign: choice(["left", "center", "right"], { title: "Матнни текислаш", group: "look", labels: { left: "Чапга", center: "Марказга", right: "Ўнгга" }, ofTypes: aligned, about: "Of the value" }),
  autocomplete: text(60, { title: "Браузер тўлдириши", group: "behaviour", ofTypes: ["text", "textarea", "password"], about: "Token by which a browser may fill the element; without one it fills nothing" }),
  inputmode: text(40, { title: "Экран клавиатураси", group: "behaviour", ofTypes: ["text"], about: "Keyboard of a touch screen" }),
  htmlContent: text(65_536, { isTranslated: true, title: "HTML белгилар", group: "code", language: "html", ofTypes: ["html"], about: "Markup of an html element" }),
  js: text(65_536, { title: "Скрипт", group: "code", language: "tsx", styles: "css", about: "Module of a button, of html or of another element" }),
  css: text(65_536, { title: "CSS", group: "code", language: "css", about: "Css of an element" }),
  buttonIcon: text(60, { title: "Тугма иконкаси", names: { of: "icons" }, ofTypes: ["button"], about: "Name of a lucide icon" }),
  isMultiple: maybe({ title: "Бир нечта файл", group: "limits", ofTypes: ["file", "image"], about: "Several files" }),
  maxCount: number({ title: "Файлларнинг энг кўпи", group: "limits", ofTypes: ["file", "image"], about: "Most files" }),
  minCount: number({ title: "Файлларнинг энг ками", group: "limits", ofTypes: ["file", "image"], about: "Fewest files" }),
  maxSize: number({ title: "Энг катта ҳажми, КБ", group: "limits", ofTypes: ["file", "image"], about: "Kilobytes of a file, of 1,024 bytes each; a negative number bounds nothing" }),
  allowedExtensions: texts(20, { title: "Рухсат этилган кенгайтмалар", group: "limits", ofTypes: ["file", "image"], about: "Endings of file names" }),
  activeTab: number({ title: "Очиқ турадиган бўлим", group: "behaviour", ofTypes: ["tabs"], about: "Tab that is open at the beginning, from 0" }),
  tabsPosition: choice(["left", "right", "bottom", "top"], { title: "Бўлимлар жойи", group: "look", labels: { left: "Чапда", right: "Ўнгда", bottom: "Пастда", top: "Тепада" }, ofTypes: ["tabs"], about: "Where the tabs stand; top unless said" }),
  saveStateKey: text(100, { title: "Очиқ бўлимни эслаш калити", group: "behaviour", ofTypes: ["tabs"], about: "Name under which the open tab is remembered" }),
  maxLength: number({ title: "Белгиларнинг энг кўпи", group: "limits", ofTypes: ["text", "textarea", "password", "list", "code", "expression", "markdown", "monaco", "richtext"], about: "Most letters" }),
  minLength: number({ title: "Белгиларнинг энг ками", group: "limits", ofTypes: ["text", "textarea", "list", "code", "expression", "markdown", "monaco"], about: "Fewest letters" }),
  minValue: number({ title: "Энг кичик қиймат", group: "limits", ofTypes: ["number", "int"], about: "Least number" }),
  maxValue: number({ title: "Энг катта қиймат", group: "limits", ofTypes: ["number", "int"], about: "Greatest number" }),
  scale: number({ title: "Каср хоналари", group: "limits", ofTypes: ["number"], about: "Digits behind the point" }),
  customValidator: text(expression, { title: "Текширув ифодаси", formula: ofElement("customValidator"), group: "behaviour", help: "Ифода: матн қайтарса, у хато сифатида кўрсатилади", about: "Expression: a text is the message, true or nothing is valid" }),
  isRelatedSelect: maybe({ title: "Бошқа танловга боғлиқ", group: "data", ofTypes: ["select", "multiselect"], about: "Options depend on another select" }),
  relatedSelect: text(100, { title: "Боғлиқ танлов майдони", group: "data", names: { of: "ownFields", by: "formId" }, ofTypes: ["select", "multiselect"], about: "Field of that select" }),
  filterBy: text(100, { title: "Боғловчи майдон", group: "data", ofTypes: ["select", "multiselect"], about: "Field of the options that holds its value" }),
  valueField: text(100, { title: "Қиймат майдони", group: "data", names: { of: "ownFields", by: "formId" }, ofTypes: ["expression", "monaco", "raw_json", "list"], about: "Of an expression: field of the form that names the field which it sees as value; of monaco, and of a list of modules: field of the form with the css of the component whose module it is, which administrators see beside it as it is written; of raw_json: field of the form with the type of the value, an element's or a dataset field's, by whose control it is edited" }),
  allowClear: maybe({ title: "Тозалаш мумкин", group: "behaviour", ofTypes: ["select", "multiselect"], about: "The value can be taken away" }),
  minItemsToSearch: number({ title: "Қидирув учун танловлар сони", group: "behaviour", ofTypes: ["select", "multiselect"], about: "Options from which on there is a search" }),
  selectionCount: number({ title: "Танланадиганларнинг энг кўпи", group: "limits", ofTypes: ["multiselect", "select"], about: "Most options that may be chosen" }),
  minItems: number({ title: "Қаторларнинг энг ками", group: "limits", ofTypes: ["list"], about: "Fewest rows of a list that has any" }),
  maxItems: number({ title: "Қаторларнинг энг кўпи", group: "limits", ofTypes: ["list"], about: "Most rows of a list" }),
  choices: text(60, { isInternal: true, about: "Of the platform's own forms: what of a project's configuration the value names" }),
  isMultiSelect: maybe({ title: "Бир нечта танлов", group: "data", ofTypes: ["select"], about: "Several options" }),
};

/** Spec §3 Form element. */
export const formElements = describePart({
  name: "form_elements", title: "Шакл элементлари", keyField: "key", keyFrom: ["dataField"], isTree: true, fields: elementFields,
  gathered: { into: "properties", title: "Хоссалар", fields: elementProperties },
  normalize: (element) => (element["type"] === "select" && element["isMultiSelect"] === true ? { ...element, type: "multiselect" } : element),
});

/** An element of a form's text. */
export interface ElementText extends TextOf<Omit<typeof elementFields, "key">>, TextOf<typeof elementProperties> {
  key?: string;
  children?: ElementText[];
}

export const formFields = {
  name: text(100, { isRequired: true, title: "Калит", help: "Ҳаволаларда шу ном ишлатилади" }),
  title: text(500, { isRequired: true, isTranslated: true, title: "Номи", about: "What people read of the form" }),
  source: json(Source, { isRequired: true, isInternal: true, title: "Маълумот манбаи", inner: sourceInner, about: "Where its record is" }),
  isPublic: flag(false, { title: "Ҳамма учун", group: "access", help: "Тизимга кирмаганлар ҳам тўлдиради", about: "Guests may send it" }),
  thanks: text(1000, { isTranslated: true, title: "Юборилгандан кейинги матн", group: "access", about: "What a person reads after sending it, in place of the product's thanks" }),
  layout: choice(["auto", "full", "blank"], { default: "auto", title: "Жойлашув", labels: { auto: "Одатдагидек", full: "Тўлиқ", blank: "Фақат шакл" }, about: "Whether the layout of the application is around it" }),
  permissions: json(Permissions, { default: {}, isInternal: true, title: "Рухсатлар", group: "access", inner: permissionsInner, about: "Permission of each operation" }),
  rowRule: json(Type.Unknown(), { isInternal: true, title: "Қатор қоидаси", group: "access", about: "Narrows the records that there are for a caller: a filter with $user.… and $now" }),
};

/** `forms/<name>.json` */
export const forms = describe({
  name: "forms",
  title: "Шакллар",
  place: { folder: "forms", name: /^[a-z][a-z0-9_]{0,99}$/ },
  keyField: "name",
  fields: formFields,
  parts: { elements: { part: formElements, isRequired: true } },
  partOf: "formId",
  titleOfOne: "Шакл",
});

export type FormText = TextOf<Omit<typeof formFields, "name">> & { elements: ElementText[] };
