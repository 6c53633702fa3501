import Type, { type Static } from "typebox";
import { Id, Nullable, Text, Values, Version } from "./endpoint.ts";
import { sparseShapes, wireShapes, type SparseOf } from "./entities/describe.ts";
import { elementFields, elementProperties, formFields } from "./entities/forms.ts";
import { RemoteFile } from "./file.ts";
import { ObjectPermissions } from "./table.ts";

/** An option of a select; `name` in the caller's language. */
export const Option = Type.Object({ id: Type.String(), name: Type.String() });
export type Option = Static<typeof Option>;

/** Spec §3 Form element. Everything but `id`, `type`, `dataField` and `children` may be absent. */
export interface FormElement extends SparseOf<typeof elementFields>, SparseOf<typeof elementProperties> {
  id: string;
  type: string;
  dataField: string | null;
  children: FormElement[];
  /** Options come from `forms/{name}/options/{element}`. */
  hasRemoteOptions?: boolean;
  /** Those options are names of icons: each is shown beside its picture. */
  offersIcons?: boolean;
}

export const FormElement = Type.Cyclic(
  {
    FormElement: Type.Object({
      id: Type.String(),
      ...sparseShapes(elementFields),
      ...sparseShapes(elementProperties),
      type: Type.String(),
      dataField: Nullable(Type.String()),
      children: Type.Array(Type.Ref("FormElement")),
      hasRemoteOptions: Type.Optional(Type.Boolean()),
      offersIcons: Type.Optional(Type.Boolean()),
    }),
  },
  "FormElement",
);

export const FormConfig = Type.Object({
  id: Type.String(),
  ...wireShapes(formFields),
  projectId: Type.String(),
  thanks: Type.Optional(Nullable(Type.String())),
  elements: Type.Array(FormElement),
  dataSource: Nullable(Type.String()),
  permissions: ObjectPermissions,
  /** Earlier states of its records are kept, and the caller may see them: as revisions of configuration, or of records. */
  history: Type.Optional(Type.Union([Type.Literal("configuration"), Type.Literal("records")])),
  /** Of an object of configuration: what it is a part of, its parts and where it is used; a link has its values in braces, `{$id}` its id. */
  related: Type.Optional(Type.Array(Type.Object({ title: Type.String(), link: Type.String() }))),
  /** Documents can be made of its records by the caller, or stay with them. */
  hasDocuments: Type.Optional(Type.Literal(true)),
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
  /** Of a guest: a mark that no person sees was set, so nothing is kept. */
  isTrapped: Type.Optional(Type.Boolean()),
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
  /** When that right ends. */
  ticketUntil: Type.Optional(Type.String()),
});
export type SavedRecord = Static<typeof SavedRecord>;

/** `data` of 409 `stale_version` for whoever may read the record; others are told the version alone. */
export interface Conflict {
  code: "stale_version";
  version: number;
  values: Record<string, unknown>;
}
