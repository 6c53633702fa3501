import type { Kysely } from "kysely";
import type { HeavyClass } from "../database/QueryClass.ts";
import type { PlatonSchema } from "../database/PlatonSchema.ts";
import type { CallContext } from "../http/CallContext.ts";
import { personOf } from "../http/personOf.ts";

/**
 * The database for reads of a caller that take as long as their table is: callers take turns, and a read is given up
 * before it begins when its caller has gone.
 * @example await statement.execute(isIndexed ? context.services.database.sql : heavyReads(context, "search"));
 */
export function heavyReads(context: CallContext, heavy: HeavyClass): Kysely<PlatonSchema> {
  return context.services.database.heavy(heavy, { group: readerOf(context), signal: context.signal });
}

/** Whose turn it is: a person, or an address that guests come from. */
export const readerOf = ({ caller, address }: CallContext): string => personOf(caller)?.userId ?? address;
