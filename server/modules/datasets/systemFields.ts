import type { FieldType } from "#core/fieldType.ts";
import type { RelationField } from "../../access/Relation.ts";

const system = (name: string, type: FieldType, isRequired: boolean): RelationField => ({
  name, column: name, type, isRequired, isUnique: name === "id", isSystem: true,
});

/** The columns that every relation has (D44), under these names for tables, forms and filters too. */
export const systemFields: readonly RelationField[] = [
  system("id", "uuid", true),
  system("version", "int", true),
  system("created_at", "datetime", true),
  system("created_by", "uuid", false),
  system("updated_at", "datetime", true),
  system("updated_by", "uuid", false),
  system("deleted_at", "datetime", false),
];
