import type { ConstraintKind } from "./databaseErrors.ts";
import { ConstraintViolation, DatabaseUnavailable, QueryTimedOut } from "./databaseErrors.ts";

/** What the driver reports with an error of the server; the same fields from both databases. */
interface ServerError extends Error {
  code?: string;
  constraint?: string;
  column?: string;
  schema?: string;
  table?: string;
  detail?: string;
}

const constraintKinds: Readonly<Record<string, ConstraintKind>> = {
  "23502": "notNull",
  "23001": "referenced", // said of RESTRICT
  "23503": "foreignKey",
  "23505": "unique",
  "23514": "check",
  "23P01": "unique", // an exclusion constraint: another row stands where this one would
};

/** One code for both sides of a link; only the message says which. */
const ofTheTarget = /^update or delete /;

/** A value has no room in the row of an index: 54000 is also said of statements, which are ours to mend. */
const tooLong = /^index row (size|requires) /;

/** Network codes of Node, then SQLSTATEs: connection lost, server going down, too many, deadlock, serialisation. */
const unavailable =
  /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_AGAIN|ENOENT$|08|57P0|53300|55P03|40001|40P01|25P0[34])/;
const connectionLost = /Connection terminated|timeout exceeded when trying to connect|timeout expired|not queryable/;

/**
 * Gives every failure of a query its class (databaseErrors.ts). An error that none of them describes, such as a syntax
 * error, is ours to mend and comes back as it was, with its SQLSTATE in `code`.
 */
export function toDatabaseError(thrown: unknown): unknown {
  if (!(thrown instanceof Error)) return thrown;
  const error: ServerError = thrown;
  const code = error.code ?? "";
  const kind = constraintKind(code, error.message);
  if (kind !== undefined) return toConstraintViolation(error, kind);
  if (code === "57014") return new QueryTimedOut("The query took too long and was stopped", { cause: error });
  if (error instanceof DatabaseUnavailable) return error;
  if (unavailable.test(code) || connectionLost.test(error.message)) {
    return new DatabaseUnavailable("The database is away; try again", { cause: error });
  }
  return error;
}

function constraintKind(code: string, message: string): ConstraintKind | undefined {
  if (code === "54000" && tooLong.test(message)) return "check";
  return code === "23503" && ofTheTarget.test(message) ? "referenced" : constraintKinds[code];
}

function toConstraintViolation(error: ServerError, kind: ConstraintKind): ConstraintViolation {
  const table = error.schema !== undefined && error.table !== undefined ? `${error.schema}.${error.table}` : undefined;
  const column = error.column ?? onlyColumnOf(error.detail);
  return new ConstraintViolation(error.message, { kind, constraint: error.constraint, column, table }, error);
}

/** PostgreSQL names the columns of a key only in its detail: `Key (code)=(UZ) already exists.`; a long one by its digest. */
function onlyColumnOf(detail: string | undefined): string | undefined {
  const [, whole, digested] = /^Key \((?:([^()]+)|md5\(([^()]+)\))\)=/.exec(detail ?? "") ?? [];
  const columns = whole ?? digested;
  return columns === undefined || columns.includes(", ") ? undefined : columns.replace(/^"(.*)"$/, "$1");
}
