import { expect, it } from "vitest";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { useDataServer } from "./dataServer.ts";

const hasWarning = (log: string, text: string): number => log.split("\n").filter((line) => line.includes(text)).length;

forEachDatabase("defaults that are expressions", (database) => {
  const server = useDataServer(database);
  const save = (values: Record<string, unknown>) =>
    call(server, "POST forms/{name}", { params: { name: "begun_towns" }, body: { values }, token: server.token("admin"), locale: "uz" });

  it("DA536 a record that is made without a field gets the default that its form works out, also one that reads another", async () => {
    const { status, data, body } = await save({ name: "Воҳа" });
    expect([status, body.errors]).toEqual([201, {}]);
    expect(data.values).toMatchObject({ name: "Воҳа", size: 7, code: "Воҳа-7", hidden: "Воҳа-7!", rate: "3.5", owner: expect.stringMatching(/./) as string });
  });

  it("DA536 what is sent stays, null too, and defaults follow it", async () => {
    expect((await save({ name: "Бор", size: 10, owner: null })).data.values).toMatchObject({ size: 10, code: "Бор-10", hidden: "Бор-10!", rate: "5", owner: null });
    expect((await save({ name: "Йўқ", size: null })).data.values).toMatchObject({ size: null, code: null, hidden: null });
    expect((await save({ name: "Ўқилади", rate: 1 })).failure?.code).toBe("unknown_field");
  });

  it("DA536 a change works out no default", async () => {
    const { data } = await save({ name: "Ўзгаради", size: null });
    const changed = await call(server, "PUT forms/{name}/{id}", {
      params: { name: "begun_towns", id: data.id }, body: { values: { name: "Ўзгарди", size: 3 }, version: data.version }, token: server.token("admin"),
    });
    expect(changed.data.values).toMatchObject({ size: 3, code: null, hidden: null });
  });

  it("DA537 a default that fails, does not end or cannot be held leaves its field empty, and is logged once with its place", async () => {
    for (const name of ["Биринчи", "Иккинчи"]) {
      expect((await save({ name })).data.values).toMatchObject({ founded: null, opens: null, seen: null, region: null });
    }
    const log = server.log();
    for (const place of ["founded.defaultValue:1:1: type_error", "opens.defaultValue:1:1: wrong_result", "seen.defaultValue:1:1: program"]) {
      expect([place, hasWarning(log, `forms/begun_towns.${place.split(" ")[0]?.replace(/:1:1:$/, ":1:")}`)]).toEqual([place, 1]);
    }
    expect(log).not.toContain("begun_towns.region.defaultValue");
  });

  it("DA538 a default that breaks a rule of its element is refused at its field", async () => {
    const { status, body } = await save({ name: "Номи узунроқ", size: 5 });
    expect([status, body.errors]).toEqual([422, { hidden: [expect.stringContaining("12")] }]);
    expect((await save({ name: "Номи узунроқ", size: 5, hidden: "қисқа" })).status).toBe(201);
  });
});
