import { expect, test } from "vitest";
import { readButtonAction } from "./buttonAction.ts";

test("CF500 an action of a button is delete, restore, form, export, set with values, endpoint, document or command with a name; anything else is none", () => {
  for (const kind of ["delete", "restore", "form", "export"]) expect(readButtonAction(kind)).toEqual({ kind });
  expect(readButtonAction('set:{"status":"Ҳал қилинди","progress":100}')).toEqual({ kind: "set", values: { status: "Ҳал қилинди", progress: 100 } });
  expect(readButtonAction("endpoint:send-letters")).toEqual({ kind: "endpoint", name: "send-letters" });
  expect(readButtonAction("document:answer-letter")).toEqual({ kind: "document", name: "answer-letter" });
  expect(readButtonAction("command:stars:count")).toEqual({ kind: "command", command: "stars:count" });
  for (const text of ["", "remove", "delete:all", "set:", "set:{}", "set:[1]", "set:status=x", "endpoint:", "endpoint:A b", "command:stars", "constructor"])
    expect(readButtonAction(text)).toBeUndefined();
});
