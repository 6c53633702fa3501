import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { ErrorReports } from "./ErrorReports.ts";

let server: Server;
let url: string;
let status = 204;
let isSilent = false;
const received: Record<string, unknown>[] = [];
const warned: unknown[] = [];
const log = { info: () => undefined, warn: (details: object) => void warned.push(details), error: () => undefined };
const at = new Date("2026-11-27T05:00:00.000Z");

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = "";
    request.on("data", (piece: Buffer) => (text += piece.toString())).on("end", () => {
      received.push({ url: request.url, method: request.method, ...(JSON.parse(text) as object) });
      if (!isSilent) response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/errors?key=secret`;
});
afterAll(() => server.closeAllConnections());

const made = (random = 0): ErrorReports => new ErrorReports({ url, log, now: () => at, random: () => random });
const until = async (count: number): Promise<void> => await vi.waitFor(() => expect(received.length).toBe(count), { interval: 1 });

it("MT42, MT44, MT45, MT47 a fault of the server goes to the address with the endpoint, the places in our own files and no values, each kind once; four of five do not", async () => {
  const reports = made();
  for (let times = 0; times < 3; times += 1) reports.fault(new RangeError("no place for 'Каримов' in row 17"), { project: "demo", call: "GET tables/{name}" });
  await until(1);
  expect(received[0]).toMatchObject({
    url: "/errors?key=secret", method: "POST", kind: "server", at: at.toISOString(), sampleRate: 0.2, project: "demo", call: "GET tables/{name}", name: "RangeError", message: "no place for … in row …",
    version: expect.stringMatching(/^\d/),
  });
  expect(new Set(((received[0]?.["stack"] ?? []) as { file: string }[]).map(({ file }) => file))).toEqual(new Set(["server/modules/error-reports/ErrorReports.test.ts"]));
  made(0.2).fault(new Error("another"), { project: "demo" });
  reports.fault("a text", { project: "demo" });
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(received.length).toBe(1);
});

it("MT43, MT48 two hundred of browsers in an hour, five under way at most; an address that refuses is logged once, without its key", async () => {
  received.length = 0;
  const reports = made();
  const error = { name: "TypeError", message: "x", stack: [{ file: "assets/a.js", line: 1, column: 1 }], route: "/" };
  isSilent = true;
  for (let times = 0; times < 20; times += 1) reports.browserError(error, { project: "demo" });
  await until(5);
  server.closeAllConnections();
  await vi.waitFor(() => expect(warned.length).toBe(1));
  [isSilent, status] = [false, 500];
  for (let sent = 6; sent <= 185; sent += 1) {
    reports.browserError(error, { project: "demo" });
    await until(sent);
  }
  for (let times = 0; times < 10; times += 1) reports.browserError(error, { project: "demo" });
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect([received.length, warned.length, JSON.stringify(warned).includes("secret")]).toEqual([185, 1, false]);
});
