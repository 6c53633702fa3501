import Type, { type Static } from "typebox";
import { Id, Nullable, Text, Values, Version } from "./endpoint.ts";
import { RemoteFile } from "./file.ts";
import { ObjectPermissions } from "./table.ts";

/** An option of a select; `name` in the caller's language. */
export const Option = Type.Object({ id: Type.String(), name: Type.String() });
export type Option = Static<typeof Option>;

/** Spec §3 Form element. Everything but `id`, `type`, `dataField` and `children` may be absent. */
export interface FormElement {
  id: string;
  type: string;
  dataField: string | null;
  children: FormElement[];
  /** Up to four parts separated by `|`: top, left, right, bottom (D48). */
  label?: string;
  placeholder?: string;
  hint?: string;
  /** 1–12 grid columns, 13–100 percent, above 100 pixels. */
  width?: number;
  cssClass?: string;
  cssStyle?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  displayCondition?: string;
  defaultValue?: unknown;
  format?: string;
  minDate?: string;
  maxDate?: string;
  minDatetime?: string;
  maxDatetime?: string;
  textAlign?: "left" | "center" | "right";
  inputmode?: string;
  htmlContent?: string;
  isMultiple?: boolean;
  maxCount?: number;
  minCount?: number;
  maxSize?: number;
  allowedExtensions?: string[];
  maxLength?: number;
  minLength?: number;
  minValue?: number;
  maxValue?: number;
  scale?: number;
  customValidator?: string;
  /** Fixed options. */
  data?: Option[];
  /** Options come from `forms/{name}/options/{element}`. */
  hasRemoteOptions?: boolean;
  isRelatedSelect?: boolean;
  relatedSelect?: string;
  filterBy?: string;
  allowClear?: boolean;
  minItemsToSearch?: number;
  selectionCount?: number;
  isMultiSelect?: boolean;
}

const optionalText = () => Type.Optional(Type.String());
const optionalNumber = () => Type.Optional(Type.Number());
const optionalFlag = () => Type.Optional(Type.Boolean());

export const FormElement = Type.Cyclic(
  {
    FormElement: Type.Object({
      id: Type.String(),
      type: Type.String(),
      dataField: Nullable(Type.String()),
      children: Type.Array(Type.Ref("FormElement")),
      label: optionalText(),
      placeholder: optionalText(),
      hint: optionalText(),
      width: optionalNumber(),
      cssClass: optionalText(),
      cssStyle: optionalText(),
      isRequired: optionalFlag(),
      isDisabled: optionalFlag(),
      isReadOnly: optionalFlag(),
      displayCondition: optionalText(),
      defaultValue: Type.Optional(Type.Unknown()),
      format: optionalText(),
      minDate: optionalText(),
      maxDate: optionalText(),
      minDatetime: optionalText(),
      maxDatetime: optionalText(),
      textAlign: Type.Optional(Type.Union([Type.Literal("left"), Type.Literal("center"), Type.Literal("right")])),
      inputmode: optionalText(),
      htmlContent: optionalText(),
      isMultiple: optionalFlag(),
      maxCount: optionalNumber(),
      minCount: optionalNumber(),
      maxSize: optionalNumber(),
      allowedExtensions: Type.Optional(Type.Array(Type.String())),
      maxLength: optionalNumber(),
      minLength: optionalNumber(),
      minValue: optionalNumber(),
      maxValue: optionalNumber(),
      scale: optionalNumber(),
      customValidator: optionalText(),
      data: Type.Optional(Type.Array(Option)),
      hasRemoteOptions: optionalFlag(),
      isRelatedSelect: optionalFlag(),
      relatedSelect: optionalText(),
      filterBy: optionalText(),
      allowClear: optionalFlag(),
      minItemsToSearch: optionalNumber(),
      selectionCount: optionalNumber(),
      isMultiSelect: optionalFlag(),
    }),
  },
  "FormElement",
);

export const FormConfig = Type.Object({
  id: Type.String(),
  name: Type.String(),
  title: Type.String(),
  projectId: Type.String(),
  isPublic: Type.Boolean(),
  /** D50. */
  layout: Type.Union([Type.Literal("auto"), Type.Literal("full"), Type.Literal("blank")]),
  elements: Type.Array(FormElement),
  dataSource: Nullable(Type.String()),
  permissions: ObjectPermissions,
  revision: Type.String(),
});
export type FormConfig = Omit<Static<typeof FormConfig>, "elements"> & { elements: FormElement[] };

export const FormRecord = Type.Object({
  id: Id,
  version: Type.Integer(),
  values: Values,
  /** The files that the values name, by id. */
  files: Type.Record(Type.String(), RemoteFile),
});
export type FormRecord = Static<typeof FormRecord>;

export const InsertBody = Type.Object({
  values: Values,
  /** The same key for the same form within 24 h gives the first answer again and inserts nothing. */
  idempotencyKey: Type.Optional(Text({ minLength: 8, maxLength: 100 })),
});
export const UpdateBody = Type.Object({
  /** Changed fields only (D7). */
  values: Values,
  version: Version,
});

export const SavedRecord = Type.Object({
  id: Id,
  version: Type.Integer(),
  /** Only for those who may read the record. */
  values: Type.Optional(Values),
  /** Of a public insert: the right to read the record again. */
  ticket: Type.Optional(Type.String()),
});
export type SavedRecord = Static<typeof SavedRecord>;

/** `data` of 409 `stale_version` for whoever may read the record; others are told the version alone. */
export interface Conflict {
  code: "stale_version";
  version: number;
  values: Record<string, unknown>;
}
