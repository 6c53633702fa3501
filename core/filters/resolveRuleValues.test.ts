import { describe, expect, it } from "vitest";
import { matches } from "./matches.ts";
import { type FilterFields, parseFilters } from "./parseFilters.ts";
import { resolveRuleValues, type RuleUser } from "./resolveRuleValues.ts";
import { resolveTimes } from "./resolveTimes.ts";

const fields: FilterFields = {
  owner: "text", org: "int", until: "date", seen: "datetime", opens: "time", readers: "text_array",
};
const clock = { now: new Date("2026-11-20T19:30:00Z"), timeZone: "Asia/Tashkent" };

function passes(rule: unknown, user: RuleUser, row: Record<string, unknown>): boolean {
  const parsed = parseFilters(rule, fields, { ruleValues: true });
  if (parsed.kind === "problem") throw new Error(`${parsed.code} ${parsed.path}`);
  return matches(resolveTimes(resolveRuleValues(parsed, user, clock), clock), row);
}

describe("resolveRuleValues", () => {
  it("C40 $user.id, orgId, tin and pinfl become the caller's values in the field's type", () => {
    expect(passes({ owner: "$user.id" }, { id: "u1" }, { owner: "u1" })).toBe(true);
    expect(passes({ owner: "$user.id" }, { id: "u2" }, { owner: "u1" })).toBe(false);
    expect(passes({ org: "$user.orgId" }, { orgId: "12" }, { org: 12 })).toBe(true);
    expect(passes({ owner: { op: "in", value: ["$user.tin", "$user.pinfl"] } }, { tin: "1", pinfl: "2" },
      { owner: "2" })).toBe(true);
    expect(passes({ readers: { op: "has", value: "$user.id" } }, { id: "u1" }, { readers: ["u1"] })).toBe(true);
  });

  it("C41 a value that the user lacks, or that does not fit the field, matches nothing, whatever the operator", () => {
    const rows = [{ owner: "u1", org: 1 }, {}, { owner: "", org: null }, { owner: "undefined" }];
    const rules = [
      { owner: "$user.id" }, { owner: { op: "ne", value: "$user.id" } }, { owner: { op: "notIn",
        value: ["$user.id"] } },
      { owner: { op: "in", value: ["u1", "$user.id"] } }, { org: { op: "ne", value: "$user.orgId" } },
    ];
    for (const user of [{}, { id: "", orgId: "" }, { orgId: "not a number" }]) {
      for (const rule of rules) for (const row of rows) expect(passes(rule, user, row)).toBe(false);
    }
    expect(passes({ or: [{ owner: "$user.id" }, { org: 1 }] }, {}, { org: 1 })).toBe(true);
  });

  it("C42 $now is the moment, the day or the time of the project's zone", () => {
    expect(passes({ until: { op: "ge", value: "$now" } }, {}, { until: "2026-11-21" })).toBe(true);
    expect(passes({ until: { op: "ge", value: "$now" } }, {}, { until: "2026-11-20" })).toBe(false);
    expect(passes({ seen: { op: "le", value: "$now" } }, {}, { seen: "2026-11-20T19:30:00Z" })).toBe(true);
    expect(passes({ seen: { op: "on", value: "$now" } }, {}, { seen: "2026-11-21T10:00:00Z" })).toBe(true);
    expect(passes({ opens: { op: "le", value: "$now" } }, {}, { opens: "00:30:00" })).toBe(true);
    expect(passes({ org: "$now" }, {}, { org: 1 })).toBe(false);
  });
});
