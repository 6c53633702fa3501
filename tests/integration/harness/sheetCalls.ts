import { expect } from "vitest";
import type { FoundSheet, SheetField } from "#contract/sheet.ts";
import { keyOf } from "#core/new-table/keyOf.ts";
import { call, readAnswer, type Answer } from "./call.ts";

/** The fields that the screen of a new table makes of a guess. */
export const fieldsOfSheet = ({ fields }: FoundSheet): SheetField[] => fields.map(({ title, dataset, misfits: _misfits, ...field }) => ({
  ...field, title, key: keyOf(title, { fallback: "field" }), ...(dataset !== undefined && { target: { dataset, text: "name" } }),
}));

/** Calls that make a table of a file, for whom a token is. */
export function sheetCalls(server: { readonly url: string }, token: () => string) {
  const who = () => ({ token: token(), locale: "en" });
  const task = async (id: string) => (await call(server, "GET tasks/{id}", { params: { id }, ...who() })).data;
  return {
    task,
    drop: async (file: Uint8Array | string, name = "файл.csv"): Promise<Answer<FoundSheet>> => {
      const body = new FormData();
      body.set("file", new Blob([typeof file === "string" ? file : new Uint8Array(file)]), name);
      return await readAnswer<FoundSheet>(await fetch(`${server.url}/api/sheets`, { method: "POST", body, headers: { authorization: `Bearer ${token()}`, "accept-language": "en" } }));
    },
    check: (found: FoundSheet, fields = fieldsOfSheet(found)) =>
      call(server, "POST sheets/{id}/check", { params: { id: found.id }, body: { firstRow: found.firstRow, key: "checked", title: "Текширув", fields }, ...who() }),
    make: (found: FoundSheet, key: string, more: { fields?: SheetField[]; isPartial?: boolean } = {}) => call(server, "POST sheets/{id}/table", {
      params: { id: found.id }, ...who(), body: { firstRow: found.firstRow, key, title: `Жадвал ${key}`, fields: fieldsOfSheet(found), menu: { icon: "table" }, writers: [], ...more },
    }),
    ended: async (id: string) => {
      await expect.poll(async () => (await task(id)).endedAt, { timeout: 50_000, interval: 100 }).not.toBeNull();
      return await task(id);
    },
    /** Names of what the project has of each kind. */
    parts: async () => {
      const { data: { datasets, tables, forms, menus } } = await call(server, "GET config/outline", who());
      return { datasets: datasets.map(({ name }) => name), tables: tables.map(({ name }) => name), forms: forms.map(({ name }) => name), menus: menus.map(({ title }) => title) };
    },
    rows: async (name: string) => (await call(server, "POST tables/{name}/rows", { params: { name }, body: { pageSize: 50 }, ...who() })).data,
  };
}
