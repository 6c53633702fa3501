import { sql, type RawBuilder } from "kysely";
import { presentValue } from "../../access/presentValue.ts";
import { RelationScope } from "../../access/RelationScope.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { fold } from "#core/filters/index.ts";
import { relationsOf } from "../config/index.ts";
import type { CellValue } from "./cellValue.ts";
import type { ImportColumn, OpenImport } from "./openImport.ts";

interface Candidate {
  readonly value: unknown;
  readonly name: string;
}

/** Names that one statement asks for. */
const namesAtOnce = 2_000;
/** Names that are remembered of a column. */
const mostKept = 100_000;
const mostTold = 5;
/** No record is called so. */
const unstorable = /[\u0000\p{Surrogate}]/u;

/** Records by the names that a file gives them, of those that the caller sees. A name is a whole one, as it is written rather than in other letters; two of one name are nobody's. */
export class RelatedRecords {
  readonly #kept = new Map<ImportColumn, Map<string, readonly Candidate[]>>();

  /** Looks up what is not known yet. */
  async prepare(context: CallContext, { opened }: OpenImport, column: ImportColumn, names: readonly string[]): Promise<void> {
    const { related } = column;
    if (!related) return;
    let kept = this.#kept.get(column);
    if (!kept || kept.size > mostKept) this.#kept.set(column, (kept = new Map()));
    const known = kept;
    const wanted = [...new Set(names)].filter((name) => !known.has(name) && !unstorable.test(name));
    for (let start = 0; start < wanted.length; start += namesAtOnce) {
      const some = wanted.slice(start, start + namesAtOnce);
      const found = new Map<string, Candidate[]>(some.map((name) => [name, []]));
      const { relation, by, value } = related;
      const scope = new RelationScope({ relation, context, rowRules: [], relationOf: relationsOf(opened.config), exposed: new Set([by, value]) });
      const name = sql<string>`cast(${scope.expression(by)} as text)`;
      const { type } = scope.demand(value);
      const recordsAmong = async (looked: RawBuilder<string>, keys: readonly string[]): Promise<Candidate[]> => {
        const { rows } = await sql<{ value: unknown; name: string }>`
          select ${scope.expression(value)} as value, ${name} as name from ${scope.from()}
          where ${scope.rows({ isJoined: true })} and ${looked} = any (cast(${keys} as text[]))
          order by t.id limit ${namesAtOnce * 10}`.execute(context.services.database.sql);
        return rows.map((row) => ({ value: presentValue(type, row.value), name: row.name }));
      };
      for (const record of await recordsAmong(name, some)) found.get(record.name)?.push(record);
      // Only for what is written otherwise every name there has to be folded.
      const others = new Map<string, string[]>();
      for (const one of some.filter((each) => found.get(each)?.length === 0)) others.set(fold(one), [...(others.get(fold(one)) ?? []), one]);
      for (const record of others.size > 0 ? await recordsAmong(sql<string>`platon.fold(${name})`, [...others.keys()]) : []) {
        for (const one of others.get(fold(record.name)) ?? []) found.get(one)?.push(record);
      }
      for (const [key, candidates] of found) known.set(key, candidates);
    }
  }

  /** What the column holds for a name. */
  find(column: ImportColumn, name: string): CellValue {
    const found = this.#kept.get(column)?.get(name) ?? [];
    if (found.length > 1) {
      const told = found.map((one) => `${one.name} (${String(one.value)})`).sort().slice(0, mostTold).join(", ");
      return { ok: false, key: "check.importSeveral", params: { candidates: found.length > mostTold ? `${told} …` : told } };
    }
    return found[0] ? { ok: true, value: found[0].value } : { ok: false, key: "check.importUnknown" };
  }
}
