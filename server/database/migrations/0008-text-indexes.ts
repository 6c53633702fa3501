import { fold as foldText, foldFrom, foldMarks, foldTo } from "#core/filters/foldTable.ts";
import type { Migration } from "../migrate.ts";

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** As in 0000-fold: what nearly every text of an office consists of takes a short list. */
const cyrillicCapitals = "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЎҚҒҲ";
const usual = `ABCDEFGHIJKLMNOPQRSTUVWXYZ${cyrillicCapitals}’ʻʼ`;
const isUsual = literal(`[^ -_a-~а-я${cyrillicCapitals.toLowerCase()}${usual}]`);

/**
 * `platon.fold` composes letters before it folds them, so that a text in NFD is found. Indexes of datasets hold what fits
 * of a text: its first 200 characters, because a row of an index is at most 2,704 bytes. Those that are there are built
 * anew: they were made with the other function, and of whole texts.
 */
export const textIndexes: Migration = {
  id: "0008-text-indexes",
  up: [
    `create or replace function platon.fold(text) returns text language sql immutable parallel safe return case
      when $1 !~ '[^ -_a-~]' then lower($1 collate "C")
      when $1 !~ ${isUsual} then translate($1, ${literal(usual)}, ${literal(foldText(usual))})
      else translate(normalize($1, nfc), ${literal(foldFrom + foldMarks)}, ${literal(foldTo)}) end`,
    `do $$
      declare
        old record;
      begin
        for old in
          select n.nspname as place, c.relname as name, pg_get_indexdef(c.oid) as made
          from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
          where n.nspname like 'p\\_%' and pg_get_indexdef(c.oid) ~ 'COLLATE "und-x-icu"|platon\\.fold'
        loop
          execute format('drop index %I.%I', old.place, old.name);
          execute regexp_replace(regexp_replace(old.made,
            '("[^"]+"|\\w+) COLLATE "und-x-icu"', '"left"(\\1, 200) COLLATE "und-x-icu"', 'g'),
            'platon\\.fold\\(("[^"]+"|\\w+)\\)', 'platon.fold("left"(\\1, 200))', 'g');
        end loop;
      end $$`,
  ],
};
