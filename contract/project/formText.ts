import Type, { type Static } from "typebox";
import { align, closed, flag, Key, number, option, optional, text } from "../schemaParts.ts";
import { Permissions, Source } from "./accessText.ts";

/** An element of a form's text: the wire's properties (contract/form.ts) with `key` in place of `id`. */
export interface ElementText {
  key?: string;
  type: string;
  dataField?: string;
  children?: ElementText[];
  /** Options from another dataset: value field, text field, and what narrows them. */
  optionsFrom?: { dataset: string; value: string; text: string; sort?: string; filterBy?: string };
  data?: { id: string; name: string }[];
  [property: string]: unknown;
}

const side = () => optional(Type.Union([Type.Literal("left"), Type.Literal("right"), Type.Literal("bottom"), Type.Literal("top")]));

/** Everything of spec §3 Form element that is a plain property; the wire carries them as they are. */
const elementProperties = {
  label: optional(text()), placeholder: optional(text()), hint: optional(text(1000)), width: number(),
  cssClass: optional(text(200)), cssStyle: optional(text(1000)),
  isRequired: flag(), isDisabled: flag(), isReadOnly: flag(),
  displayCondition: optional(text(2048)), defaultValue: optional(Type.Unknown()), format: optional(text(100)),
  minDate: optional(text(40)), maxDate: optional(text(40)), minDatetime: optional(text(40)), maxDatetime: optional(text(40)),
  textAlign: align(), inputmode: optional(text(40)), htmlContent: optional(text(65_536)),
  js: optional(text(65_536)), css: optional(text(65_536)), buttonIcon: optional(text(60)),
  isMultiple: flag(), maxCount: number(), minCount: number(), maxSize: number(),
  allowedExtensions: optional(Type.Array(text(20))), activeTab: number(), tabsPosition: side(), saveStateKey: optional(text(100)),
  maxLength: number(), minLength: number(), minValue: number(), maxValue: number(), scale: number(),
  customValidator: optional(text(2048)), isRelatedSelect: flag(), relatedSelect: optional(text(100)),
  filterBy: optional(text(100)), allowClear: flag(), minItemsToSearch: number(), selectionCount: number(), isMultiSelect: flag(),
};

export const ElementText = Type.Cyclic(
  {
    ElementText: Type.Object(
      {
        /** Stable name among the form's elements; the dataField unless said. */
        key: optional(text(100)),
        type: Type.String({ pattern: "^([a-z][a-z0-9_]*|[a-z][a-z0-9-]*[.][a-z][a-z0-9_]*)$", maxLength: 60 }),
        dataField: optional(text(100)),
        children: optional(Type.Array(Type.Ref("ElementText"))),
        optionsFrom: optional(
          Type.Object({ dataset: Key, value: text(100), text: text(100), sort: optional(text(100)), filterBy: optional(text(100)) }, closed),
        ),
        data: optional(Type.Array(option())),
        ...elementProperties,
      },
      closed,
    ),
  },
  "ElementText",
);

/** `forms/<name>.json` */
export const FormText = Type.Object(
  {
    title: text(),
    source: Source,
    isPublic: flag(),
    layout: optional(Type.Union([Type.Literal("auto"), Type.Literal("full"), Type.Literal("blank")])),
    permissions: optional(Permissions),
    rowRule: optional(Type.Unknown()),
    elements: Type.Array(ElementText),
  },
  closed,
);
export type FormText = Omit<Static<typeof FormText>, "elements"> & { elements: ElementText[] };
