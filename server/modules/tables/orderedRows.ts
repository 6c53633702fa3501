import { sql, type RawBuilder, type SqlBool } from "kysely";
import { branchesBehind, branchesOf, orderBy, type RowOrder } from "./rowOrder.ts";

export interface OrderedRows {
  /** What is read of each row; its sort values come with it, as `k0`, `k1`, … */
  readonly columns: RawBuilder<unknown>;
  readonly from: RawBuilder<unknown>;
  readonly conditions: readonly RawBuilder<SqlBool>[];
  readonly order: RowOrder;
  /** Sort values of the row behind which the page begins. */
  readonly cursor: readonly unknown[] | undefined;
  /** Whether an index has the order: each part of what is behind a cursor is then read by itself. */
  readonly hasIndex: boolean;
}

export interface Paging {
  readonly limit: number;
  readonly offset: number;
}

/**
 * One page of rows in order. Behind a cursor it costs what the first page costs: a comparison that an index understands,
 * or where no single one says it (empty values, terms of different directions) several, each limited, and the first of all.
 */
export function orderedRows(rows: OrderedRows, { limit, offset }: Paging): RawBuilder<unknown> {
  const { from, conditions, order, cursor } = rows;
  const columns = withKeys(rows.columns, order);
  const select = (further: readonly RawBuilder<SqlBool>[], by: RowOrder): RawBuilder<unknown> =>
    sql`select ${columns} from ${from} where ${sql.join([...conditions, ...further], sql` and `)} order by ${orderBy(by)}`;
  const page = sql`limit ${limit} offset ${offset}`;
  if (cursor === undefined && !rows.hasIndex) return sql`${select([], order)} ${page}`;
  const branches = cursor === undefined ? branchesOf(order) : branchesBehind(order, cursor);
  const [first, ...others] = branches;
  if (first === undefined) return sql`${select([sql<SqlBool>`false`], order)} ${page}`;
  if (others.length === 0) return sql`${select([first.where], first.order)} ${page}`;
  if (!rows.hasIndex) return sql`${select([sql<SqlBool>`(${sql.join(branches.map(({ where }) => sql`(${where})`), sql` or `)})`], order)} ${page}`;
  const parts = branches.map(({ where, order: by }) => sql`(${select([where], by)} limit ${limit + offset})`);
  return sql`select * from (${sql.join(parts, sql` union all `)}) as part order by ${orderBy(keysOf(order))} ${page}`;
}

/** What is read of a row and its sort values beside it, by which a cursor names it. */
export const withKeys = (columns: RawBuilder<unknown>, order: RowOrder): RawBuilder<unknown> =>
  sql.join([columns, ...order.map(({ key }, index) => sql`${key} as ${sql.ref(`k${index}`)}`)]);

/** The order by the names that the sort values have as columns. */
export const keysOf = (order: RowOrder): RowOrder =>
  order.map((term, index) => ({ ...term, key: sql.ref(`k${index}`) }));
