import Type from "typebox";
import { Permissions, Source } from "../project/accessText.ts";
import { closed, Key, option, optional, text as string } from "../schemaParts.ts";
import { describe, describePart, type TextOf } from "./describe.ts";
import { choice, flag, json, maybe, number, pattern, text, texts } from "./fields.ts";

const expression = 2048;

/** Options from another dataset: value field, text field, and what narrows them. */
const OptionsFrom = Type.Object({ dataset: Key, value: string(100), text: string(100), sort: optional(string(100)), filterBy: optional(string(100)) }, closed);

export const elementFields = {
  key: text(100, { isRequired: true, isInternal: true, about: "Stable name among the form's elements; the dataField unless said" }),
  type: pattern("^([a-z][a-z0-9_]*|[a-z][a-z0-9-]*[.][a-z][a-z0-9_]*)$", 60, { isRequired: true, isInternal: true, about: "Element type; one of a plugin is {plugin}.{type}" }),
  dataField: text(100, { isInternal: true, about: "Field of the source" }),
  optionsFrom: json(OptionsFrom, { isInternal: true, about: "Options from another dataset" }),
  data: json(Type.Array(option()), { about: "Fixed options" }),
  label: text(500, { isTranslated: true, about: "Up to four parts separated by |: top, left, right, bottom" }),
};

/** What only some types have. */
export const elementProperties = {
  placeholder: text(500, { isTranslated: true, about: "Shown while the element is empty" }),
  hint: text(1000, { isTranslated: true, about: "Shown beside the label" }),
  width: number({ about: "1–12 grid columns, 13–100 percent, above 100 pixels" }),
  cssClass: text(200, { about: "Classes of css" }),
  cssStyle: text(1000, { about: "Declarations of css" }),
  isRequired: maybe({ about: "A value has to be there" }),
  isDisabled: maybe({ about: "Shown, and not to be used" }),
  isReadOnly: maybe({ about: "The value is shown, and stays as it is" }),
  displayCondition: text(expression, { about: "Expression: whether the element is shown" }),
  clearWhenHidden: maybe({ about: "Saving takes the value away while displayCondition hides the element" }),
  defaultValue: json(Type.Unknown(), { about: "Value of a new record" }),
  format: text(100, { isTranslated: true, about: "Of a date how it is written; of a number its unit; of code its language; of a text its mask: 9 a digit, a a letter, * either, others as they stand" }),
  minDate: text(40, { about: "First date: 2026-01-31, now, or an expression of days" }),
  maxDate: text(40, { about: "Last date" }),
  minDatetime: text(40, { about: "First date with time" }),
  maxDatetime: text(40, { about: "Last date with time" }),
  suggestions: pattern("^endpoints/[a-z][a-z0-9_-]{0,99}$", 120, { about: "Endpoint of the project that is asked for suggestions, by text: endpoints/streets" }),
  textAlign: choice(["left", "center", "right"], { about: "Of the value" }),
  autocomplete: text(60, { about: "Token by which a browser may fill the element; without one it fills nothing" }),
  inputmode: text(40, { about: "Keyboard of a touch screen" }),
  htmlContent: text(65_536, { isTranslated: true, about: "Markup of an html element" }),
  js: text(65_536, { about: "Script of a button" }),
  css: text(65_536, { about: "Css of an element" }),
  buttonIcon: text(60, { about: "Name of a lucide icon" }),
  isMultiple: maybe({ about: "Several files" }),
  maxCount: number({ about: "Most files" }),
  minCount: number({ about: "Fewest files" }),
  maxSize: number({ about: "Bytes of a file" }),
  allowedExtensions: texts(20, { about: "Endings of file names" }),
  activeTab: number({ about: "Tab that is open at the beginning, from 0" }),
  tabsPosition: choice(["left", "right", "bottom", "top"], { about: "Where the tabs stand; top unless said" }),
  saveStateKey: text(100, { about: "Name under which the open tab is remembered" }),
  maxLength: number({ about: "Most letters" }),
  minLength: number({ about: "Fewest letters" }),
  minValue: number({ about: "Least number" }),
  maxValue: number({ about: "Greatest number" }),
  scale: number({ about: "Digits behind the point" }),
  customValidator: text(expression, { about: "Expression: a text is the message, true or nothing is valid" }),
  isRelatedSelect: maybe({ about: "Options depend on another select" }),
  relatedSelect: text(100, { about: "Field of that select" }),
  filterBy: text(100, { about: "Field of the options that holds its value" }),
  allowClear: maybe({ about: "The value can be taken away" }),
  minItemsToSearch: number({ about: "Options from which on there is a search" }),
  selectionCount: number({ about: "Most options that may be chosen" }),
  isMultiSelect: maybe({ about: "Several options" }),
};

/** Spec §3 Form element. */
export const formElements = describePart({
  name: "form_elements", keyField: "key", keyFrom: ["dataField"], isTree: true, fields: elementFields,
  gathered: { into: "properties", fields: elementProperties },
  normalize: (element) => (element["type"] === "select" && element["isMultiSelect"] === true ? { ...element, type: "multiselect" } : element),
});

/** An element of a form's text. */
export interface ElementText extends TextOf<Omit<typeof elementFields, "key">>, TextOf<typeof elementProperties> {
  key?: string;
  children?: ElementText[];
}

export const formFields = {
  name: text(100, { isRequired: true }),
  title: text(500, { isRequired: true, isTranslated: true, about: "What people read of the form" }),
  source: json(Source, { isRequired: true, isInternal: true, about: "Where its record is" }),
  isPublic: flag(false, { about: "Guests may send it" }),
  thanks: text(1000, { isTranslated: true, about: "What a person reads after sending it, in place of the product's thanks" }),
  layout: choice(["auto", "full", "blank"], { default: "auto", about: "Whether the layout of the application is around it" }),
  permissions: json(Permissions, { default: {}, isInternal: true, about: "Permission of each operation" }),
  rowRule: json(Type.Unknown(), { isInternal: true, about: "Narrows the records that there are for a caller: a filter with $user.… and $now" }),
};

/** `forms/<name>.json` */
export const forms = describe({
  name: "forms",
  place: { folder: "forms", name: /^[a-z][a-z0-9_]{0,99}$/ },
  keyField: "name",
  fields: formFields,
  parts: { elements: { part: formElements, isRequired: true } },
  partOf: "formId",
});

export type FormText = TextOf<Omit<typeof formFields, "name">> & { elements: ElementText[] };
