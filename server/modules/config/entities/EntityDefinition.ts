import type { FieldType } from "#core/fieldType.ts";
import type { RealmLimitName } from "#core/limits/realmLimits.ts";

/** The configuration entities that there are so far; the rest of spec §3 is named by `reservedNames`. */
export type EntityName =
  | "menus" | "datasets" | "tables" | "table_columns" | "table_filters" | "table_buttons" | "forms" | "form_elements"
  | "platon_pages" | "platon_page_components" | "components" | "translations" | "roles" | "api_endpoints" | "api_stages"
  | "plugins";

export interface EntityField {
  /** In text, in forms and tables of project `platon`, and in revisions. */
  readonly name: string;
  readonly column: string;
  readonly type: FieldType;
  readonly isRequired: boolean;
  /** What the field is when nothing is said; text leaves it out. */
  readonly default?: unknown;
  readonly maxLength?: number;
  /** Code for the sandbox, at most as long as the project allows; of `cssLength` a style sheet. */
  readonly limit?: Extract<RealmLimitName, "cssLength" | "moduleLength">;
  /** Holds the id of a row of that entity, of the same project. */
  readonly references?: EntityName;
}

/** What has parts, and the field in a part that leads to its owner. */
const ownerFields = { tables: "tableId", forms: "formId", platon_pages: "pageId", api_endpoints: "endpointId" } as const;
type Owner = keyof typeof ownerFields;

/** How one entity is kept, named and found again: everything else about it follows from this. */
export interface EntityDefinition {
  readonly name: EntityName;
  /** The field that names a row, unique within its owner or project. */
  readonly keyField: "name" | "key";
  /** The field that leads to the object whose part it is. */
  readonly ownerField?: (typeof ownerFields)[Owner];
  /** The field that leads to the row above it in a tree. */
  readonly parentField?: "parentId";
  /** Rows of one parent are in this field's order. */
  readonly orderField?: "sortOrder";
  readonly fields: readonly EntityField[];
}

type FieldOptions = Partial<Pick<EntityField, "isRequired" | "default" | "maxLength" | "limit" | "references">>;

/** A field whose column is its name with underscores. */
export function field(name: string, type: FieldType, options: FieldOptions = {}): EntityField {
  const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return { name, column, type, isRequired: false, ...options };
}

export const text = (name: string, maxLength: number, options: FieldOptions = {}): EntityField =>
  field(name, "text", { maxLength, ...options });

export const code = (name: string, limit: NonNullable<EntityField["limit"]>): EntityField => field(name, "text", { default: "", limit });

export const flag = (name: string, byDefault = false): EntityField => field(name, "boolean", { default: byDefault });

export const sortOrder: EntityField = field("sortOrder", "int", { default: 0 });

/** The definition of a part of `owner`, which stands in an order among the others. */
export function partOf(owner: Owner, part: Omit<EntityDefinition, "ownerField" | "orderField">): EntityDefinition {
  const ownerField = ownerFields[owner];
  const toOwner = field(ownerField, "uuid", { isRequired: true, references: owner });
  return { ...part, ownerField, orderField: "sortOrder", fields: [toOwner, ...part.fields, sortOrder] };
}
