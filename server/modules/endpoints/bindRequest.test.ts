import { describe, expect, it } from "vitest";
import type { StageRequest } from "#contract/entities/index.ts";
import { NotBindable } from "./bindFilters.ts";
import { bindRequest } from "./bindRequest.ts";

const bindings = { params: { code: "USD", day: "2026-01-01", odd: "a/b?c#d&e=f", up: "..", list: ["a", "b,c"], evil: "x\r\nhost: evil" }, stages: { one: [{ id: 7, inner: { a: 1 } }, { id: 8 }], none: null } };
const bind = (url: string, more: Partial<StageRequest> = {}) =>
  bindRequest({ method: "GET", url, ...more }, bindings, (name, { host }) => (name === "rates" && host === "api.uz" ? "s3" : undefined));

describe("the request of a stage", () => {
  it("EP35 a value is one part of the path or of the query, and nothing else", () => {
    expect(bind("https://api.uz/rates/{$param.code}?day={$param.day}&x={$param.odd}").url).toBe("https://api.uz/rates/USD?day=2026-01-01&x=a%2Fb%3Fc%23d%26e%3Df");
    expect(bind("https://api.uz/{$param.odd}/end").url).toBe("https://api.uz/a%2Fb%3Fc%23d%26e%3Df/end");
    expect(bind("https://api.uz/?ids={$stage.one.id}&l={$param.list}").url).toBe("https://api.uz/?ids=7,8&l=a,b%2Cc");
    for (const url of ["https://api.uz/a/{$param.up}/b", "https://api.uz/{$param.up}", "https://api.uz/{$param.gone}", "https://api.uz/?a={$stage.one.inner}"]) expect(() => bind(url)).toThrow(NotBindable);
  });

  it("EP35 what was not given is left out: a pair, a header, a property", () => {
    const { url, headers, body } = bind("https://api.uz/?a={$param.gone}&b=1", {
      method: "POST", headers: [{ name: "X-A", value: "{$param.gone}" }, { name: "X-B", value: "b {$param.code}" }],
      body: { a: "$param.gone", b: "$stage.one", c: ["$param.code", "$stage.none"], d: "{$param.code}!", e: 5 },
    });
    expect([url, headers?.["x-a"], headers?.["x-b"], JSON.parse(body ?? "")]).toEqual(["https://api.uz/?b=1", undefined, "b USD", { b: bindings.stages.one, c: ["USD"], d: "USD!", e: 5 }]);
  });

  it("EP35 a form has a field for each value, and a value makes no header of its own", () => {
    expect(bind("https://api.uz/", { method: "POST", bodyAs: "form", body: { a: "$param.odd", b: "$param.list" } }).body).toBe("a=a%2Fb%3Fc%23d%26e%3Df&b=a&b=b%2Cc");
    expect(() => bind("https://api.uz/", { headers: [{ name: "X-A", value: "{$param.evil}" }] })).toThrow(NotBindable);
  });

  it("EP36 a secret is sent to the host that it is for, and nowhere else", () => {
    const headers = [{ name: "Authorization", value: "Bearer {$secret.rates}" }];
    expect(bind("https://api.uz/", { headers }).headers?.["authorization"]).toBe("Bearer s3");
    expect(() => bind("https://other.uz/", { headers })).toThrow("$secret.rates");
    expect(bind("https://api.uz/?a={$secret.rates}").url).not.toContain("s3");
  });
});
