import type { Migration } from "../migrate.ts";

/** A page of the help says its text in each language. */
export const instructionTexts: Migration = {
  id: "0038-instruction-texts",
  up: [
    `alter table platon.instructions add column content_la text, add column content_ru text, add column content_en text,
       add column content_qq text, add column content_kh text`,
  ],
};
