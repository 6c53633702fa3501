import { expect, it } from "vitest";
import { ConstraintViolation, DatabaseUnavailable, QueryTimedOut } from "./databaseErrors.ts";
import { toDatabaseError } from "./toDatabaseError.ts";

const failed = (fields: object): Error => Object.assign(new Error("failed"), fields);

it("DB10 a column is named only where there is exactly one", () => {
  const one = failed({ code: "23505", detail: "Key (code)=(UZ) already exists.", schema: "public", table: "t" });
  expect(toDatabaseError(one)).toMatchObject({ kind: "unique", column: "code", table: "public.t" });
  const quoted = failed({ code: "23503", detail: 'Key ("order")=(1) is not present in table "o".' });
  expect(toDatabaseError(quoted)).toMatchObject({ kind: "foreignKey", column: "order", table: undefined });
  const two = failed({ code: "23505", detail: "Key (a, b)=(1, 2) already exists." });
  expect(toDatabaseError(two)).toBeInstanceOf(ConstraintViolation);
  expect(toDatabaseError(two)).toMatchObject({ column: undefined });
});

it("DB10 a key of which an index has the digest names its column", () => {
  expect(toDatabaseError(failed({ code: "23505", detail: "Key (md5(slug))=(0cc1) already exists." }))).toMatchObject({ kind: "unique", column: "slug" });
  expect(toDatabaseError(failed({ code: "23505", detail: "Key (md5(a), b)=(0cc1, 2) already exists." }))).toMatchObject({ column: undefined });
});

it("DB111 a value for which an index has no room is refused by a check; other limits are ours to mend", () => {
  const long = Object.assign(new Error('index row size 5008 exceeds btree version 4 maximum 2704 for index "t_a_key"'), { code: "54000", constraint: "t_a_key" });
  expect(toDatabaseError(long)).toMatchObject({ kind: "check", constraint: "t_a_key" });
  const other = failed({ code: "54000" });
  expect(toDatabaseError(other)).toBe(other);
});

it("DB10 a link to nothing and a row that others link to are told apart", () => {
  const kindOf = (code: string, message: string): unknown => (toDatabaseError(Object.assign(new Error(message), { code })) as ConstraintViolation).kind;
  expect(kindOf("23503", 'insert or update on table "towns" violates foreign key constraint "f"')).toBe("foreignKey");
  expect(kindOf("23503", 'update or delete on table "regions" violates foreign key constraint "f" on table "towns"')).toBe("referenced");
  expect(kindOf("23001", 'update or delete on table "regions" violates RESTRICT setting of foreign key constraint')).toBe("referenced");
});

it("DB12 lost connections, a server going down and lost transactions can be tried again", () => {
  for (const code of ["ECONNREFUSED", "08006", "57P01", "53300", "40P01", "40001"]) {
    expect(toDatabaseError(failed({ code })), code).toBeInstanceOf(DatabaseUnavailable);
  }
  expect(toDatabaseError(new Error("Connection terminated unexpectedly"))).toBeInstanceOf(DatabaseUnavailable);
});

it("DB11, DB13 a cancelled statement is QueryTimedOut, any other failure comes back as it was", () => {
  expect(toDatabaseError(failed({ code: "57014" }))).toBeInstanceOf(QueryTimedOut);
  const syntax = failed({ code: "42601" });
  expect(toDatabaseError(syntax)).toBe(syntax);
});
