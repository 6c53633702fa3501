import Type from "typebox";
import { choice, flag, json, text } from "../entities/fields.ts";
import type { RecordDescription } from "./RecordDescription.ts";
import { one } from "./recordFields.ts";

/** The events of spec §4, and those of the platform's own care (ours). */
const events = [
  "logged in", "logged out", "page read", "table read", "form read", "insert", "update", "delete", "hard delete", "custom",
  "restore", "login failed", "refresh reused", "config applied", "plugin changed",
] as const;

/** Spec §3 Audit record: who did or read what, when, and from where. They come by themselves and go when their time is over. */
export const userLogs: RecordDescription = {
  name: "user_logs",
  title: "Фойдаланувчилар амаллари",
  view: "user_log_records",
  keyField: "event",
  fields: {
    event: choice(events, { title: "Амал" }),
    userId: one("users", "fullName", { title: "Фойдаланувчи" }),
    userName: text(200, { title: "Логин" }),
    object: text(200, { title: "Объект" }),
    recordId: text(100, { title: "Ёзув рақами" }),
    formName: text(200),
    actionTitle: text(300, { title: "Амал номи" }),
    difference: text(100_000, { title: "Ўзгариш" }),
    isReportedByClient: flag(false, { title: "Браузер хабари" }),
    browser: text(1000, { title: "Браузер" }),
    address: text(200, { title: "IP манзил" }),
    fullUrl: text(2000, { title: "Саҳифа манзили" }),
    details: json(Type.Unknown(), { title: "Тафсилотлар" }),
  },
  sort: [{ field: "created_at", dir: "desc" }],
  isReadOnly: true,
  readPermission: "platon.logs",
  exportPermission: "platon.logs.export",
};
