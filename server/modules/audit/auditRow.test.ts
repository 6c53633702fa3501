import { expect, it } from "vitest";
import { auditRow } from "./auditRow.ts";

const project = { id: "town" };

it("US19 an audit record keeps the name of its user as it was then", () => {
  const caller = { userId: "u1", sessionId: "s1", username: "ali" };
  expect(auditRow({ project, caller, requestId: "r" }, { event: "update" })).toMatchObject({ user_id: "u1", user_name: "ali" });
  expect(auditRow({ project, caller: undefined, requestId: "r" }, { event: "logged in", userId: "u1", userName: "ali" })).toMatchObject({ user_id: "u1", user_name: "ali" });
  expect(auditRow({ project, caller: undefined, requestId: "r" }, { event: "config applied" })).toMatchObject({ user_id: null, user_name: null });
});
