import { hashPassword } from "../sessions/index.ts";
import type { FormField, OpenForm } from "./openForm.ts";

interface Value {
  readonly field: FormField;
  readonly value: unknown;
}

/** Passwords as their column holds them: hashed, and those that were left empty not at all, which keeps what is there (D62). */
export async function hashSecrets(values: readonly Value[]): Promise<Value[]> {
  const hashed: Value[] = [];
  for (const { field, value } of values) {
    if (field.field.type !== "password") hashed.push({ field, value });
    else if (typeof value === "string" && value !== "") hashed.push({ field, value: await hashPassword(value) });
  }
  return hashed;
}

/** What was sent but for the passwords: these leave no trace, not even in a digest. */
export function withoutSecrets({ relation }: OpenForm, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => relation.fields.get(name)?.type !== "password"));
}
