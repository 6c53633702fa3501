import type { RowsQuery } from "#contract/table.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { OpenTable } from "./openTable.ts";

const maxPageSize = 1000;
const defaultPageSize = 50;
/** A deeper page than this is reached by its cursor only: an offset reads every row before it. */
const maxOffset = 50_000_000;

/** @throws CallFailure `page_size`, `bad_request` */
export function paging({ table }: OpenTable, query: RowsQuery): { pageSize: number; page: number; offset: number } {
  const pageSize = query.pageSize ?? table.pageSize ?? defaultPageSize;
  if (pageSize > maxPageSize) throw new CallFailure("page_size", { params: { max: maxPageSize } });
  const page = query.page ?? 1;
  const offset = query.after === undefined ? (page - 1) * pageSize : 0;
  if (offset > maxOffset) throw new CallFailure("bad_request", { params: { where: "page" } });
  return { pageSize, page, offset };
}
