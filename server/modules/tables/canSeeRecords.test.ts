import { expect, it } from "vitest";
import type { CallContext } from "../../http/CallContext.ts";
import { canSeeRecords } from "./canSeeRecords.ts";

const towns = { name: "towns", projectId: "city", title: "Towns", fields: [{ name: "name", type: "text" }] };
const table = (name: string, dataset: string, rowRule?: unknown) =>
  ({ id: name, name, projectId: "city", title: name, source: { dataset }, rowRule, columns: [], filters: [], buttons: [] });

it("EV12 a table or form that is broken is seen by nobody, told once, and keeps nobody from hearing of the others", async () => {
  const config = {
    projectId: "city",
    datasets: new Map([["towns", towns]]),
    tables: new Map([table("gone", "gone"), table("odd", "towns", { size: 1 }), table("towns", "towns")].map((one) => [one.name, one])),
    forms: new Map([table("lost", "gone"), table("town", "towns")].map((one) => [one.name, one])),
  };
  const warnings: unknown[] = [];
  const context = {
    project: { id: "city", settings: {} },
    caller: { userId: "1", permissions: [] },
    isPublic: false,
    services: {
      configuration: { of: (id: string) => Promise.resolve(id === "city" ? config : { ...config, projectId: id, tables: new Map(), forms: new Map() }) },
      database: { sql: undefined },
      log: { warn: (details: { name: string }) => void warnings.push(details.name) },
      now: () => new Date(),
    },
  } as unknown as CallContext;
  for (let time = 0; time < 2; time += 1) {
    const seen = await canSeeRecords(context, [{ kind: "record", source: "dataset:towns", recordId: "1", change: "delete" }]);
    expect(seen).toEqual([{ tables: ["towns"], forms: ["town"] }]);
  }
  expect(warnings).toEqual(["gone", "lost", "odd"]);
});
