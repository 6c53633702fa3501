import { sql, type RawBuilder } from "kysely";

/**
 * What of a text is sorted by and searched from its beginning on: a row of an index has 2,704 bytes, in which several
 * texts of so many characters, and the id, have room.
 */
export const headLength = 200;

export const textHead = (column: RawBuilder<unknown>): RawBuilder<unknown> => sql`left(${column}, ${sql.lit(headLength)})`;
