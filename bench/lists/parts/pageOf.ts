import type { RowsAnswer, RowsQuery } from "#contract/table.ts";

/** A page and nothing else, as tables ask for it: the count is asked for once. */
const rowsAlone = { count: false, footers: false };

/** The body of `POST tables/places/rows`, as text. */
export const pageBody = (query: RowsQuery): string => JSON.stringify({ pageSize: 50, ...rowsAlone, ...query });

/** The server took too long by its own limits, or has no room. */
export class PageRefused extends Error {}

/** @throws PageRefused */
export async function askPage(url: string, token: string, query: RowsQuery): Promise<RowsAnswer> {
  const response = await fetch(placesUrl(url), { method: "POST", headers: headersOf(token), body: pageBody(query) });
  const { data } = (await response.json()) as { data: RowsAnswer & { code?: string } };
  if (response.status !== 200) throw new PageRefused(`${response.status} ${data.code}`);
  return data;
}

export const placesUrl = (url: string): string => rowsUrl(url, "places");

export const rowsUrl = (url: string, table: string): string => `${url}/api/tables/${table}/rows`;

export const headersOf = (token: string): Record<string, string> => ({ "content-type": "application/json", authorization: `Bearer ${token}` });
