import { sql } from "kysely";
import type { DatasetField } from "#contract/entities/index.ts";
import type { DdlStatement } from "../DdlStatement.ts";
import { columnType } from "../columnType.ts";
import { idOfDataset, idOfField, isSameColumn, type DatasetMap, type KnownField } from "../identity.ts";
import { valueConversion } from "./ValueConversion.ts";

/** A field whose column gets another type, with the values that are in it. */
export interface Conversion {
  readonly dataset: string;
  readonly was: KnownField;
  readonly now: KnownField;
  /** Where the field stands in its dataset, from 0. */
  readonly index: number;
  /** Where its values are before the change. */
  readonly table: string;
}

export function findConversions(before: DatasetMap, after: DatasetMap): Conversion[] {
  const known = new Map([...before].map(([table, dataset]) => [idOfDataset(table, dataset), { table, dataset }]));
  return [...after].flatMap(([name, dataset]) => {
    const old = known.get(idOfDataset(name, dataset));
    return dataset.fields.flatMap((now, index) => {
      const was = old?.dataset.fields.find((one) => idOfField(one) === idOfField(now));
      return was && old && isRetyped(was, now) ? [{ dataset: name, was, now, index, table: old.table }] : [];
    });
  });
}

/** A password begins anew as what it becomes. */
export const isRetyped = (was: KnownField, now: KnownField): boolean => isSameColumn(was, now) && columnType(was) !== columnType(now);

/** The value that the column gets: nothing where it does not fit. */
export function convertedColumn(was: DatasetField, now: DatasetField, column: DdlStatement): DdlStatement {
  const { value, fits } = valueConversion(was, now, column);
  return sql`case when ${fits} then ${value} end`;
}
