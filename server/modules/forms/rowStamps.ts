import { sql, type RawBuilder } from "kysely";
import type { CallContext } from "../../http/CallContext.ts";

/** What every change of a row, which stands there as `t`, writes beside its values. */
export const rowStamps = ({ caller }: Pick<CallContext, "caller">): RawBuilder<unknown>[] =>
  [sql`version = t.version + 1`, sql`updated_at = now()`, sql`updated_by = ${caller?.userId ?? null}::uuid`];
