import { int, text } from "../entities/fields.ts";
import type { RecordDescription } from "./RecordDescription.ts";

/** Spec §3 Organization. */
export const organizations: RecordDescription = {
  name: "organizations",
  title: "Ташкилотлар",
  view: "organization_records",
  keyField: "name",
  fields: {
    name: text(500, { isRequired: true, title: "Номи" }),
    tin: text(9, { title: "СТИР" }),
    pinfl: text(14, { title: "ЖШШИР" }),
    userCount: { ...int(0, 1_000_000_000, { title: "Ходимлари" }), isSystem: true },
  },
};
