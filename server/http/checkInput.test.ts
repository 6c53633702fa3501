import { describe, expect, it } from "vitest";
import { endpoints, type EndpointName } from "#contract/endpoints.ts";
import { CallFailure } from "./CallFailure.ts";
import { checkInput } from "./checkInput.ts";

function whereOf(call: EndpointName, part: "params" | "query" | "body", value: unknown): unknown {
  try {
    checkInput(call, part, value);
    return undefined;
  } catch (error) {
    return error instanceof CallFailure ? error.details.params?.where : error;
  }
}

describe("checkInput", () => {
  it.each([
    ["POST auth/login", "body", { username: "a" }, "body.password"],
    ["POST auth/login", "body", { username: 1, password: "" }, "body.username"],
    ["POST auth/login", "body", undefined, "body"],
    ["POST auth/login", "body", [], "body"],
    ["GET tables/{name}", "params", { name: "1; drop" }, "params.name"],
    ["GET events", "query", { after: "x" }, "query.after"],
    ["POST config/apply", "body", { files: [{ path: "a", text: "" }, { path: 1, text: "" }] }, "body.files[1].path"],
  ] as const)("H9 %s %s %j is wrong at %s", (call, part, value, where) => {
    expect(whereOf(call, part, value)).toBe(where);
  });

  it("H9 a right value passes, and a part without schema is nothing", () => {
    const body = { username: "a", password: "b" };
    expect(checkInput("POST auth/login", "body", body)).toBe(body);
    expect(checkInput("GET menus", "query", { anything: "1" })).toBeUndefined();
  });

  it("H9 the schemas of every endpoint compile", () => {
    for (const call of Object.keys(endpoints) as EndpointName[]) {
      for (const part of ["params", "query", "body"] as const) expect(() => whereOf(call, part, {})).not.toThrow();
    }
  });
});
