import { expect, it } from "vitest";
import { auditRow } from "./auditRow.ts";

const project = { id: "town" };

it("US27 what is done while looking as another user is the administrator's, with as whom", () => {
  const caller = { userId: "u1", sessionId: "s1", username: "ali", observer: { userId: "u0", username: "boss" } };
  const row = auditRow({ project, caller, requestId: "r" }, { event: "table read", details: { a: 1 } });
  expect(row).toMatchObject({ user_id: "u0", user_name: "boss", session_id: "s1", details: JSON.stringify({ a: 1, actionTitle: "as ali", asId: "u1" }) });
});

it("US19 an audit record keeps the name of its user as it was then", () => {
  const caller = { userId: "u1", sessionId: "s1", username: "ali" };
  expect(auditRow({ project, caller, requestId: "r" }, { event: "update" })).toMatchObject({ user_id: "u1", user_name: "ali" });
  expect(auditRow({ project, caller: undefined, requestId: "r" }, { event: "logged in", userId: "u1", userName: "ali" })).toMatchObject({ user_id: "u1", user_name: "ali" });
  expect(auditRow({ project, caller: undefined, requestId: "r" }, { event: "config applied" })).toMatchObject({ user_id: null, user_name: null });
});
