import { fold as foldText, foldFrom, foldTo } from "#core/filters/foldTable.ts";
import type { Migration } from "../migrate.ts";

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** What nearly every text of an office consists of: translate() looks through its whole list for each letter. */
const cyrillicCapitals = "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЎҚҒҲ";
const usual = `ABCDEFGHIJKLMNOPQRSTUVWXYZ${cyrillicCapitals}’ʻʼ`;
const isUsual = literal(`[^ -_a-~а-я${cyrillicCapitals.toLowerCase()}${usual}]`);

/**
 * `platon.fold(text)`: the same as fold() of core, from the same table, so that what the client finds the server finds.
 * Immutable, hence fit for indexes; not strict, so that it is inlined. Texts of usual letters take a short list: 40 times
 * faster than the whole table. The table's digest is pinned by its test; another table needs another migration and every
 * index on fold built anew.
 */
export const fold: Migration = {
  id: "0000-fold",
  up: [
    `create function platon.fold(text) returns text language sql immutable parallel safe return case
      when $1 !~ '[^ -_a-~]' then lower($1 collate "C")
      when $1 !~ ${isUsual} then translate($1, ${literal(usual)}, ${literal(foldText(usual))})
      else translate($1, ${literal(foldFrom)}, ${literal(foldTo)}) end`,
  ],
};
