import type { Migration } from "../migrate.ts";

/** What a person reads after sending a form. */
export const thanks: Migration = { id: "0020-thanks", up: [`alter table platon.forms add column thanks text`] };
