import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { SavedRecord } from "#contract/form.ts";
import { call } from "../harness/call.ts";
import { copySeededData } from "../harness/seededData.ts";
import { startWithClock, type ServerWithClock } from "../harness/startWithClock.ts";

const project = fileURLToPath(new URL("./project", import.meta.url));
const day = 86_400;
const nobody = "00000000-0000-7000-8000-000000000000";

// The clock is ours to move, so the server runs in this process; what is tried is the same on both databases.
let server: ServerWithClock;
beforeAll(async () => {
  server = await startWithClock({ fill: (dataDir) => copySeededData(dataDir, project) });
});
afterAll(async () => await server?.close());

const send = async (subject: string): Promise<SavedRecord> =>
  (await call(server, "POST forms/{name}", { params: { name: "letters" }, body: { values: { subject, body: "Матн" } }, isPublic: true })).data;
const read = (id: string, ticket: string | undefined, { form = "letters" } = {}) =>
  call(server, "GET forms/{name}/{id}", { params: { name: form, id }, query: { ticket }, isPublic: true });

it("DA539 a guest's ticket is good for a week, and the answer says until when", async () => {
  const { id, ticket, ticketUntil = "" } = await send("Бир ҳафта");
  const left = (Date.parse(ticketUntil) - server.server.services.now().getTime()) / 1_000;
  expect([left > 7 * day - 10, left <= 7 * day]).toEqual([true, true]);
  server.forward(7 * day - 60);
  expect((await read(id, ticket)).data.values).toMatchObject({ subject: "Бир ҳафта", body: "Матн" });
  server.forward(61);
  const late = await read(id, ticket);
  expect([late.status, late.failure?.code]).toEqual([404, "not_found"]);
});

it("DA539 a ticket that was changed, or is of another record or form, opens nothing and tells nothing", async () => {
  const [one, other] = [await send("Бир"), await send("Икки")];
  const ticket = one.ticket ?? "";
  const [expires = "", signature = ""] = ticket.split(".");
  const forged = [
    `${Number(expires) + 3_600}.${signature}`, `${expires}.${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`, signature, `${expires}.`, "", `${expires}.${"A".repeat(43)}`, `-1.${signature}`,
    `999999999999.${signature}`, "\u0000", `${ticket}.${ticket}`,
  ];
  for (const given of forged) expect([given, (await read(one.id, given)).status]).toEqual([given, 404]);
  expect([(await read(other.id, ticket)).status, (await read(nobody, ticket)).status, (await read("x", ticket)).status]).toEqual([404, 404, 404]);
  expect((await read(one.id, ticket, { form: "towns" })).status).toBe(404);
  expect((await read(one.id, ticket)).status).toBe(200);
});

it("DA540 with a ticket the fields of the form are read, and nothing else of the project", async () => {
  const { id, ticket = "" } = await send("Фақат ўқиш");
  expect(Object.keys((await read(id, ticket)).data.values).sort()).toEqual(["body", "subject"]);
  const at = async (method: string, path: string, body?: object): Promise<number> =>
    (await fetch(`${server.url}/api/${path}${path.includes("?") ? "&" : "?"}ticket=${ticket}`, {
      method, ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    })).status;
  const values = { subject: "Ўзгарган" };
  expect(await at("PUT", `public/forms/letters/${id}`, { values, version: 1 })).toBe(405);
  expect(await at("DELETE", `public/forms/letters/${id}?version=1`)).toBe(405);
  expect(await at("PUT", `forms/letters/${id}`, { values, version: 1 })).toBe(401);
  for (const path of ["public/tables/towns", "public/tables/letters", "public/forms/towns"]) expect([path, await at("GET", path)]).toEqual([path, 404]);
  for (const path of ["tables/towns", "forms/letters", `forms/letters/${id}`, "user-info", "menus", "files", `uploads/files/${id}`, `public/uploads/files/${id}`]) expect([path, await at("GET", path)]).toEqual([path, 401]);
  expect((await read(id, ticket)).data.values).toMatchObject({ subject: "Фақат ўқиш" });
});

it("DA541 from one address guests read three hundred records in ten minutes, then they wait", async () => {
  const { id, ticket } = await send("Кўп марта");
  server.forward(601);
  const statuses: number[] = [];
  for (let asked = 0; asked < 301; asked += 1) statuses.push((await read(id, asked % 2 === 0 ? ticket : "guess")).status);
  expect([statuses.filter((status) => status === 200).length, statuses.filter((status) => status === 404).length]).toEqual([150, 150]);
  const refused = await read(id, ticket);
  expect([statuses.at(-1), refused.failure?.code]).toEqual([429, "too_many_requests"]);
  server.forward(601);
  expect((await read(id, ticket)).status).toBe(200);
});
