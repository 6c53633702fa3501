import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { ErrorReports } from "../../../server/modules/error-reports/index.ts";
import { call } from "../harness/call.ts";
import type { ServerWithClock } from "../harness/startWithClock.ts";
import { startClerk } from "./startClerk.ts";

const error = { name: "TypeError", message: "… is not a function", stack: [{ file: "assets/base-1.js", line: 1, column: 7 }], route: "/tables/:name" };
const headers = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0" };

describe("error reports", () => {
  let clock: ServerWithClock;
  let receiver: Server;
  const received: object[] = [];
  beforeAll(async () => {
    clock = await startClerk();
    receiver = createServer((request, response) => {
      let text = "";
      request.on("data", (piece: Buffer) => (text += piece.toString())).on("end", () => {
        received.push(JSON.parse(text) as object);
        response.end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  });
  afterAll(async () => {
    receiver?.closeAllConnections();
    receiver?.close();
    await clock?.close();
  });

  const tell = async (body: object = error) => await call(clock, "POST error-reports", { body: body as typeof error, headers });

  it("MT46 nothing is asked of browsers and nothing is taken where the operator has set no address", async () => {
    expect((await call(clock, "GET info")).data.reportsErrors).toBeUndefined();
    expect((await tell()).failure?.code).toBe("not_found");
  });

  it("MT43, MT45, MT46 what a browser tells reaches the address once for each kind, with the browser's kind and nothing else of the person; what does not fit is refused", async () => {
    const { services } = clock.server;
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
    Object.assign(services, { errorReports: new ErrorReports({ url, log: services.log, now: services.now, random: () => 0 }) });
    expect((await call(clock, "GET info")).data.reportsErrors).toBe(true);
    expect([(await tell()).status, (await tell()).status]).toEqual([200, 200]);
    await vi.waitFor(() => expect(received).toEqual([{ kind: "browser", ...error, at: expect.any(String), version: expect.any(String), sampleRate: 0.2, project: "clock", browser: "Chrome", system: "Linux" }]));
    for (const wrong of [{ route: "/tables/ўзбек" }, { stack: [] }, { stack: [{ file: "https://b.uz/a.js", line: 1, column: 1 }] }, { name: "Error 12" }]) expect((await tell({ ...error, ...wrong })).status).toBe(400);
    for (let line = 2; line < 30; line += 1) await tell({ ...error, stack: [{ file: "assets/base-1.js", line, column: 7 }] });
    expect((await tell()).failure?.code).toBe("too_many_requests");
    await vi.waitFor(() => expect(received.length).toBeGreaterThan(5));
    expect(received.length).toBeLessThanOrEqual(20);
  });

  it("MT47 a call that fails by a fault of ours is told of with its endpoint", async () => {
    received.length = 0;
    const { database } = clock.server.services;
    const rename = async (from: string, to: string): Promise<void> => await database.sql.schema.alterTable(from).renameTo(to).execute();
    await rename("platon.login_attempts", "away");
    const { status } = await call(clock, "POST auth/login", { body: { username: "clerk", password: "Каримов1" }, headers: { "device-id": "m" } });
    await rename("platon.away", "login_attempts");
    expect(status).toBe(500);
    await vi.waitFor(() => expect(received).toMatchObject([{ kind: "server", project: "clock", call: "POST auth/login", stack: expect.any(Array) }]));
    expect(JSON.stringify(received)).not.toMatch(/Каримов|clerk/);
  });
});
