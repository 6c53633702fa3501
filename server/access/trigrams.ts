import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { FieldType } from "#core/fieldType.ts";

/** Types whose text is the same in every session: an index can have it. */
export const trigramTypes: readonly FieldType[] = ["text", "int", "number", "uuid"];

/** What an index of trigrams has of a column; queries and the index say it alike. */
export const lettersOf = (column: RawBuilder<unknown>): RawBuilder<unknown> => sql`platon.letters(cast(${column} as text))`;

/**
 * Rows that may hold the text, found by an index: all that do, and a few that do not (two letters may be one in it). The
 * exact condition stands beside it.
 */
export const mayHold = (column: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${lettersOf(column)} like platon.letters(cast(${`%${likeLiteral(text)}%`} as text))`;

/** `%`, `_` and `\` of a person stand for themselves. */
export const likeLiteral = (text: string): string => text.replace(/[\\%_]/g, "\\$&");
