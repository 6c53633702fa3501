import { sql, type Kysely } from "kysely";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import { idOfDataset, idOfField, isSameColumn, type DatasetMap, type KnownField } from "./identity.ts";

/** Ids of now by those of before. */
export type OptionNames = ReadonlyMap<string, string>;

/** What a change says of options that are called otherwise, by the id of their field. */
export type OptionsNow = ReadonlyMap<string, OptionNames>;

/** A field with a closed list of values before and after a change. */
export interface OptionChange {
  readonly dataset: string;
  readonly field: KnownField;
  /** Where the field stands in its dataset, from 0. */
  readonly index: number;
  /** Where its values are before the change. */
  readonly was: { readonly table: string; readonly column: string };
  /** Options that are called otherwise. */
  readonly renamed: OptionNames;
  /** Ids that the list has no more. */
  readonly gone: readonly string[];
}

/** An id that the list has no more, and rows that have it, the deleted ones too. */
export interface GoneOption extends OptionChange {
  readonly option: string;
  readonly count: number;
}

export function findOptionChanges(before: DatasetMap, after: DatasetMap, optionsNow: OptionsNow): OptionChange[] {
  const known = new Map([...before].map(([table, dataset]) => [idOfDataset(table, dataset), { table, dataset }]));
  return [...after].flatMap(([dataset, is]) => {
    const old = known.get(idOfDataset(dataset, is));
    return is.fields.flatMap((field, index) => {
      const was = old?.dataset.fields.find((one) => isSameColumn(one, field));
      if (old === undefined || was?.options === undefined || field.options === undefined || was.type !== field.type) return [];
      const [ids, now] = [was.options.map(({ id }) => id), new Set(field.options.map(({ id }) => id))];
      const renamed = new Map([...(optionsNow.get(idOfField(field)) ?? [])].filter(([from, to]) => ids.includes(from) && !now.has(from) && now.has(to)));
      const gone = ids.filter((id) => !now.has(id) && !renamed.has(id));
      return renamed.size + gone.length === 0 ? [] : [{ dataset, field, index, was: { table: old.table, column: was.name }, renamed, gone }];
    });
  });
}

/** Counts in the tables as they are before the change. */
export async function countGone(tx: Kysely<PlatonSchema>, schema: string, changes: readonly OptionChange[]): Promise<GoneOption[]> {
  const counted: GoneOption[] = [];
  for (const change of changes.filter(({ gone }) => gone.length > 0)) {
    const column = sql.id(change.was.column);
    const { rows } = await sql<{ option: string; count: number }>`
      select ${column} as option, count(*)::float8 as count from ${sql.id(schema, change.was.table)}
      where ${column} = any(${[...change.gone]}::text[]) group by 1 order by 1`.execute(tx);
    counted.push(...rows.map((row) => ({ ...change, ...row })));
  }
  return counted;
}
