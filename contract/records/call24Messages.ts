import { choice, text } from "../entities/fields.ts";
import type { RecordDescription } from "./RecordDescription.ts";
import { one } from "./recordFields.ts";

const states = { new: "Янги", work: "Ишда", done: "Бажарилди" } as const;

/** D54: what people wrote to support, and what they were answered. */
export const call24Messages: RecordDescription = {
  name: "call24_messages",
  title: "Ёрдам сўровлари",
  view: "call24_messages",
  keyField: "message",
  fields: {
    message: { ...text(4_000, { title: "Хабар" }), isSystem: true },
    name: { ...text(200, { title: "Юборувчи" }), isSystem: true },
    contact: { ...text(200, { title: "Алоқа" }), isSystem: true },
    page: { ...text(1_000, { title: "Қаердан юборилган" }), isSystem: true },
    state: choice(Object.keys(states), { title: "Ҳолати", labels: states, isRequired: true }),
    takenBy: one("users", "fullName", { title: "Масъул" }),
    answer: text(4_000, { title: "Жавоб", help: "Юборувчи буни ўқийди" }),
  },
  sort: [{ field: "created_at", dir: "desc" }],
};
