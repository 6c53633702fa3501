import type { FieldType } from "#core/fieldType.ts";

/**
 * The PostgreSQL type that holds a field (D44), and that a parameter for it is cast to, so that the planner and both
 * drivers agree.
 */
export const sqlTypes: Readonly<Record<FieldType, string>> = {
  text: "text",
  number: "numeric",
  int: "bigint",
  boolean: "boolean",
  date: "date",
  datetime: "timestamptz",
  time: "time",
  uuid: "uuid",
  json: "jsonb",
  text_array: "text[]",
  // { lat, lng }
  point: "jsonb",
  // Ids; of a file at most one.
  file: "text[]",
  files: "text[]",
  // Its argon2id hash.
  password: "text",
};
