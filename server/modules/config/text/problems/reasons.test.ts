import { expect, it } from "vitest";
import { sayReason } from "./reasons.ts";

const inRussian = (problem: Omit<Parameters<typeof sayReason>[0], "file" | "path">) => sayReason({ file: "", path: "$", ...problem }, "ru");

it("CF780 types, filters and expressions are told in words of the reader's language, what a plugin calls its own as it does", () => {
  expect(inRussian({ reason: "wrongType", params: { type: "int" } })).toBe("нужно значение типа целое число");
  expect(inRussian({ reason: "notForType", params: { type: "fieldset" } })).toBe("для поля типа «Группа полей» это недопустимо");
  expect(inRussian({ reason: "notForType", params: { type: "boxes.line" } })).toBe("для поля типа «boxes.line» это недопустимо");
  expect(inRussian({ reason: "badFilter", params: { why: "unknown_field", field: "gone" } })).toMatch(/^ошибка в фильтре\. .*«gone»/);
  expect(inRussian({ reason: "badExpression", params: { line: 1, column: 5, why: "rov is not known here" } })).toBe("ошибка в выражении, строка 1, столбец 5: rov здесь неизвестно");
  expect(inRussian({ reason: "document.badExpression", params: { name: "rov", detail: "rov is not known here" } })).toBe("ошибка в выражении «rov»: rov здесь неизвестно");
});
