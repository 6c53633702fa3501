import dns from "node:dns";
import { createServer, type RequestListener, type Server } from "node:http";
import { syncBuiltinESMExports } from "node:module";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fetchOutside, OutsideRefused } from "./fetchOutside.ts";
import { isNamedHost } from "./isNamedHost.ts";

const servers: Server[] = [];
const asked: { method: string | undefined; url: string | undefined; authorization: string | undefined; body: string }[] = [];
let first: string;
let second: string;

async function start(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const bomb = gzipSync(Buffer.alloc(200_000_000));

beforeAll(async () => {
  second = await start((request, response) => {
    let body = "";
    request.on("data", (piece: Buffer) => (body += piece.toString())).on("end", () => {
      const { method, url, headers: { authorization } } = request;
      asked.push({ method, url, authorization, body });
      if (url === "/drip") return void setInterval(() => response.write("."), 50).unref();
      if (url === "/bomb") return response.writeHead(200, { "content-encoding": "gzip" }).end(bomb);
      if (url === "/packed") return response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("unpacked"));
      return response.end("done");
    });
  });
  first = await start((request, response) => {
    const to = request.url?.slice(1) ?? "";
    response.writeHead(to.startsWith("307") ? 307 : 302, { location: to.replace(/^\d+\//, "").replace("second", second) }).end();
  });
});

afterAll(() => servers.forEach((one) => one.closeAllConnections()));

const hosts = (): string[] => [first, second].map((one) => one.slice("http://".length));
const ask = (url: string, { method = "GET", body, milliseconds = 2_000, ...more }: { method?: string; body?: string; milliseconds?: number; hosts?: string[]; maxBytes?: number } = {}) =>
  fetchOutside(url, { method, body, headers: { authorization: "Bearer s", accept: "*/*" } }, { privateHosts: ["127.0.0.1"], hosts: hosts(), redirects: 3, signal: AbortSignal.timeout(milliseconds), ...more });
const why = async (asking: Promise<unknown>): Promise<unknown> => await asking.then(() => "answered", (error: unknown) => (error instanceof OutsideRefused ? error.why : error instanceof Error ? error.name : error));

describe("asking another server", () => {
  it("EP31 nobody is asked but whom the operator names, by the port that is named", async () => {
    expect(await why(ask(second, { hosts: [] }))).toBe("host");
    expect(await why(ask(second, { hosts: ["127.0.0.1"] }))).toBe("host");
    expect(await why(ask(second))).toBe("answered");
    const named = (address: string, ...list: string[]) => isNamedHost(new URL(address), list);
    expect([named("https://api.a.uz/", "*.a.uz"), named("https://A.uz", "a.uz"), named("https://a.uz:443", "a.uz:443"), named("https://[::1]:8443", "[::1]:8443")]).toEqual([true, true, true, true]);
    expect([named("https://a.uz/", "*.a.uz"), named("https://xa.uz", "a.uz"), named("https://a.uz.", "a.uz"), named("https://a.uz:8443", "a.uz"), named("https://xa.uz", "*.a.uz")]).toEqual([false, false, false, false, false]);
  });

  it("EP32 no other form of a private address, and no name that leads to one, is connected to", async () => {
    const addresses = ["https://[::ffff:7f00:1]/", "https://[64:ff9b::7f00:1]/", "https://[2002:7f00::1]/", "https://0x7f.1/", "https://2130706433/", "https://169.254.169.254/", "https://localhost/"];
    const names = addresses.map((one) => new URL(one).host);
    for (const address of addresses) expect([address, await why(fetchOutside(address, {}, { privateHosts: [], hosts: names, signal: AbortSignal.timeout(2_000) }))]).toEqual([address, "private"]);
    // Not every resolver knows it with the dot.
    expect(["private", "Error"]).toContain(await why(fetchOutside("https://localhost./", {}, { privateHosts: [], hosts: ["localhost."], signal: AbortSignal.timeout(2_000) })));
    expect(await why(fetchOutside("http://example.org/", {}, { privateHosts: [], hosts: ["example.org"], signal: AbortSignal.timeout(2_000) }))).toBe("protocol");
  });

  it("EP32 EP48 a name is looked up once, and the connection goes to the address that was looked at, whatever the name leads to a moment later", async () => {
    const real = dns.lookup;
    const { port } = new URL(second);
    const answers: string[][] = [];
    let looked = 0;
    const told = (list: string[]) => list.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    // As a resolver does that is the attacker's own: the second answer is this machine.
    dns.lookup = ((_host: string, _options: object, done: (error: null, found: object[]) => void) => void done(null, told(answers[Math.min(looked++, answers.length - 1)] ?? []))) as unknown as typeof dns.lookup;
    syncBuiltinESMExports();
    try {
      const rebinding = (): Promise<unknown> => fetchOutside(`https://rebinding.example:${port}/`, {}, { privateHosts: [], hosts: [`rebinding.example:${port}`], signal: AbortSignal.timeout(400) });
      answers.push(["203.0.113.7"], ["127.0.0.1"]);
      const failed: { address?: string; why?: string } = await rebinding().then(() => ({}), (error: unknown) => error as object);
      expect([looked, failed.why, failed.address ?? "203.0.113.7"]).toEqual([1, undefined, "203.0.113.7"]);
      expect(await why(rebinding())).toBe("private");
      answers.splice(0, 2, ["203.0.113.7", "127.0.0.1"]);
      expect(await why(rebinding())).toBe("private");
      answers.splice(0, 1, ["203.0.113.7", "::ffff:7f00:1"]);
      expect(await why(rebinding())).toBe("private");
    } finally {
      dns.lookup = real;
      syncBuiltinESMExports();
    }
  });

  it("EP33 a redirect is followed under the same rules, to another origin without the headers, and not for ever", async () => {
    asked.length = 0;
    expect(await (await ask(`${first}/second/a`)).text()).toBe("done");
    await ask(`${first}/302/second/b`, { method: "POST", body: "x" });
    await ask(`${first}/307/second/c`, { method: "POST", body: "x" });
    expect(asked).toEqual([
      { method: "GET", url: "/a", authorization: undefined, body: "" }, { method: "GET", url: "/b", authorization: undefined, body: "" }, { method: "POST", url: "/c", authorization: undefined, body: "x" },
    ]);
    expect(await why(ask(`${first}/http://169.254.169.254/latest`))).toBe("host");
    expect(await why(ask(`${first}/${second}/a`, { hosts: [first.slice("http://".length)] }))).toBe("host");
    expect(await why(ask(`${first}/302/${first}/302/${first}/302/${first}/302/${first}/302/second`))).toBe("redirects");
  });

  it("EP34 bytes are counted as they are unpacked, and a byte now and then ends with the time", async () => {
    expect(await (await ask(`${second}/packed`)).text()).toBe("unpacked");
    const before = process.memoryUsage().rss;
    expect(await why(ask(`${second}/bomb`, { maxBytes: 1_000_000, milliseconds: 5_000 }))).toBe("size");
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
    const begun = performance.now();
    expect(await why(ask(`${second}/drip`, { milliseconds: 300 }))).toMatch(/AbortError|TimeoutError|Error/);
    expect(performance.now() - begun).toBeLessThan(1_500);
  });
});
