import { createHash } from "node:crypto";
import {
  DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, type RawBuilder,
} from "kysely";

/** A statement of DDL: identifiers quoted, values as literals, no parameters. */
export type DdlStatement = RawBuilder<unknown>;

const compiler = new Kysely<never>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

export function ddlText(statement: DdlStatement): string {
  return statement.compile(compiler).sql;
}

/** Names a constraint or index within the 63 bytes that PostgreSQL keeps; a longer name ends in its digest. */
export function ddlName(...parts: readonly string[]): string {
  const name = parts.join("_");
  if (name.length <= 63) return name;
  return `${name.slice(0, 54)}_${createHash("sha256").update(name).digest("hex").slice(0, 8)}`;
}
