import type { RecordDescription } from "./RecordDescription.ts";
import { one } from "./recordFields.ts";

/** A role that a user has: in one organisation, or everywhere (D28). */
export const userRoles: RecordDescription = {
  name: "user_roles",
  title: "Берилган роллар",
  view: "user_role_records",
  keyField: "userId",
  fields: {
    userId: one("users", "fullName", { isRequired: true, title: "Фойдаланувчи" }),
    roleId: one("roles", "title", { isRequired: true, title: "Рол" }),
    orgId: one("organizations", "name", { title: "Ташкилот" }),
  },
  sort: [{ field: "userId.fullName" }, { field: "roleId.title" }],
};
