import { fold as foldText, foldFrom, foldMarks, foldTo } from "#core/filters/foldTable.ts";
import { trigramLettersFrom, trigramLettersTo } from "../trigramLetters.ts";
import type { Migration } from "../migrate.ts";

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** As in 0000-fold: what nearly every text of an office consists of. */
const cyrillicCapitals = "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЎҚҒҲ";
const apostrophes = "’ʻʼ";
const isUsual = literal(`[^ -_a-~а-я${cyrillicCapitals.toLowerCase()}ABCDEFGHIJKLMNOPQRSTUVWXYZ${cyrillicCapitals}${apostrophes}]`);

/**
 * `platon.fold` answers what it answered, of usual texts ten times faster: ICU makes letters small, no list is looked
 * through. `platon.letters` writes a folded text in Latin letters and digits alone, of which trigrams can be made whatever
 * the database's locale: in locale C, the embedded database's, pg_trgm takes no other letter for one. Its price keeps the
 * planner from working it out for every row of a table where an index has it.
 */
export const trigrams: Migration = {
  id: "0012-trigrams",
  up: [
    `create or replace function platon.fold(text) returns text language sql immutable parallel safe return case
      when $1 !~ '[^ -_a-~]' then lower($1 collate "C")
      when $1 !~ ${isUsual} then translate(lower($1 collate "und-x-icu") collate "C", ${literal(apostrophes)}, ${literal(foldText(apostrophes))})
      else translate(normalize($1, nfc), ${literal(foldFrom + foldMarks)}, ${literal(foldTo)}) end`,
    `create function platon.letters(text) returns text language plpgsql immutable strict parallel safe cost 10000 as $$
      declare
        folded constant text := platon.fold($1);
      begin
        if folded !~ '[^ -~]' then return folded; end if;
        return translate(folded, ${literal(trigramLettersFrom)}, ${literal(trigramLettersTo)});
      end $$`,
  ],
};
