import { describe, expect, it } from "vitest";
import { readHost } from "./readHost.ts";

type HostConfig = Parameters<typeof readHost>[1];

const loopback: HostConfig = { isLoopback: true, sandboxDomain: undefined, trustProxy: false };
const read = (host: string, config: Partial<HostConfig> = {}, headers = {}) =>
  readHost(new Headers({ host, ...headers }), { ...loopback, ...config }, (name) => name === "city.example.org");

describe("readHost", () => {
  it.each(["localhost:3000", "127.0.0.1:3000", "[::1]:3000", "demo.localhost:3000", "city.example.org", "City.Example.ORG"])(
    "H30 %s is served",
    (host) => expect(read(host).kind).toBe("app"),
  );

  it.each(["evil.example", "localhost.evil.example", "192.168.1.5:3000", "", "a b", "localhost:3000\t", "127.0.0.1.evil.example"])(
    "H30 %j is not",
    (host) => expect(readHost({ get: () => host } as unknown as Headers, loopback, () => false).kind).toBe("unknown"),
  );

  it("H30 beyond loopback plain addresses are served, foreign names still not", () => {
    expect(read("192.168.1.5:3000", { isLoopback: false }).kind).toBe("app");
    expect(read("[fe80::1]:3000", { isLoopback: false }).kind).toBe("app");
    expect(read("evil.example", { isLoopback: false }).kind).toBe("unknown");
  });

  it("H31 whatever is below the sandbox domain is a realm and nothing else", () => {
    expect(read("g-abc.realm.localhost:3000").kind).toBe("realm");
    expect(read("a.b.realm.localhost:3000").kind).toBe("realm");
    expect(read("realm.localhost:3000").kind).toBe("realm");
    expect(read("g-abc.sandbox.example.org", { sandboxDomain: "sandbox.example.org" }).kind).toBe("realm");
  });

  it("H32 realms are on the same port, on this machine or below the configured domain, else nowhere", () => {
    expect(read("localhost:3000").realms).toBe("*.realm.localhost:3000");
    expect(read("192.168.1.5:3000", { isLoopback: false }).realms).toBeUndefined();
    expect(read("city.example.org").realms).toBeUndefined();
    expect(read("city.example.org", { sandboxDomain: "sandbox.org" }).realms).toBe("*.sandbox.org");
    expect(read("city.example.org:8080", { sandboxDomain: "sandbox.org" }).realms).toBe("*.sandbox.org:8080");
    expect(read("city.example.org", { sandboxDomain: "sandbox.org:9000" }).realms).toBe("*.sandbox.org:9000");
  });

  it("H33 https is believed from the trusted proxy only, and from the last one", () => {
    const https = { "x-forwarded-proto": "https" };
    expect(read("city.example.org", { trustProxy: true }, https).origin).toBe("https://city.example.org");
    expect(read("city.example.org", {}, https).origin).toBe("http://city.example.org");
    expect(read("city.example.org", { trustProxy: true }, { "x-forwarded-proto": "https, http" }).scheme).toBe("http");
  });
});
