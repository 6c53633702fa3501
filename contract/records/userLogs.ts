import Type from "typebox";
import { choice, flag, json, text } from "../entities/fields.ts";
import type { RecordDescription } from "./RecordDescription.ts";
import { one } from "./recordFields.ts";

/** The events of spec §4, and those of the platform's own care (ours), as people read them. */
const events = {
  "logged in": "Кирди", "logged out": "Чиқди", "page read": "Саҳифани очди", "table read": "Жадвални очди", "form read": "Шаклни очди", insert: "Қўшди",
  update: "Ўзгартирди", delete: "Ўчирди", "hard delete": "Бутунлай ўчирди", custom: "Бошқа амал", restore: "Тиклади", "login failed": "Кира олмади",
  "refresh reused": "Токен қайта ишлатилди", "config applied": "Созламалар қўлланди", "plugin changed": "Плагин ўзгартирилди",
} as const;

/** Spec §3 Audit record: who did or read what, when, and from where. They come by themselves and go when their time is over. */
export const userLogs: RecordDescription = {
  name: "user_logs",
  title: "Фойдаланувчилар амаллари",
  view: "user_log_records",
  keyField: "event",
  fields: {
    event: choice(Object.keys(events), { title: "Амал", labels: events }),
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
