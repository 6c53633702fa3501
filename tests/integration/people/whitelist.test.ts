import { beforeAll, expect, it } from "vitest";
import { useConfigServer } from "../config/configServer.ts";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { People, refusedFields } from "./peopleServer.ts";

forEachDatabase("certificates with which a user may sign in", (database) => {
  const server = useConfigServer(database);
  const people = new People(server);
  let [admin, clerk] = ["", ""];
  beforeAll(async () => {
    [admin, clerk] = [await people.idOf("users", "username", "admin"), await people.idOf("users", "username", "clerk")];
  });

  type Who = "admin" | "clerk";
  const get = (userId: string, by: Who) => call(server, "POST whitelist/get", { body: { userId }, ...people.by(by) });
  const add = (userId: string, imzoSerial: string[], { type = true, by = "clerk" }: { type?: boolean; by?: Who } = {}) =>
    call(server, "POST whitelist/add", { body: { userId, imzoSerial, type }, ...people.by(by) });
  const forget = (userId: string, imzoSerial: string[], by: Who = "clerk") => call(server, "POST whitelist/delete", { body: { userId, imzoSerial }, ...people.by(by) });

  it("SG40 a serial in any writing is one, takes the type it is given last, and can be taken away", async () => {
    expect((await get(clerk, "clerk")).data).toEqual([]);
    expect((await add(clerk, ["00:7a:b3", "7AB3", "ff 01"])).data).toEqual([{ imzoSerial: "7AB3", type: true }, { imzoSerial: "FF01", type: true }]);
    await add(clerk, ["0x7ab3"], { type: false });
    expect((await get(clerk, "clerk")).data).toEqual([{ imzoSerial: "7AB3", type: false }, { imzoSerial: "FF01", type: true }]);
    expect((await forget(clerk, ["7a:b3"])).data).toEqual([{ imzoSerial: "FF01", type: true }]);
    await forget(clerk, ["FF01", "99"]);
    expect((await get(clerk, "clerk")).data).toEqual([]);
  });

  it("SG41 only an administrator reads and changes the list of another", async () => {
    const refused = await Promise.all([get(admin, "clerk"), add(admin, ["1"]), forget(admin, ["1"])]);
    expect(refused.map(({ failure }) => failure?.code)).toEqual(["forbidden", "forbidden", "forbidden"]);
    expect((await add(clerk, ["AA"], { type: false, by: "admin" })).data).toEqual([{ imzoSerial: "AA", type: false }]);
    expect((await get(clerk, "admin")).data).toEqual((await get(clerk, "clerk")).data);
    expect((await forget(clerk, ["AA"], "admin")).data).toEqual([]);
    for (const nobody of ["00000000-0000-7000-8000-000000000000", "nobody"]) expect((await get(nobody, "admin")).failure?.code).toBe("not_found");
  });

  it("SG42 a wrong serial, or one too many, is told with its field; of the call nothing is kept", async () => {
    const wrong = await add(clerk, ["AB", "no serial"]);
    expect([wrong.status, refusedFields(wrong)]).toEqual([422, { imzoSerial: ["The value must look like 7A3F09…"] }]);
    await add(clerk, Array.from({ length: 100 }, (_, index) => `A${index}`));
    await add(clerk, Array.from({ length: 100 }, (_, index) => `B${index}`));
    expect(refusedFields(await add(clerk, ["C1"]))).toEqual({ imzoSerial: [expect.stringContaining("200")] });
    expect((await get(clerk, "clerk")).data).toHaveLength(200);
    const told = (await people.rows("user_logs", { pageSize: 500, filters: { recordId: clerk } })).map(({ userName, actionTitle }) => `${String(userName)} ${String(actionTitle)}`);
    expect(told).toContain("admin signatures denied: AA");
    await forget(clerk, Array.from({ length: 100 }, (_, index) => `A${index}`));
    await forget(clerk, Array.from({ length: 100 }, (_, index) => `B${index}`));
  });

  it("SG1 what is to be signed is another each time; an address asks no more than 120 times a minute", async () => {
    const asked = await Promise.all(Array.from({ length: 121 }, () => call(server, "GET auth/e-imzo")));
    const given = asked.filter(({ status }) => status === 200);
    expect(new Set(given.map(({ data }) => data.challenge)).size).toBe(120);
    expect(given[0]?.data).toEqual({ challenge: expect.stringMatching(/^[\w-]{43}$/) as string, ttl: 120 });
    expect(asked.find(({ status }) => status !== 200)?.failure?.code).toBe("too_many_requests");
  });
});
