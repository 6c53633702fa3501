import { describe, expect, it } from "vitest";
import type { EndpointName } from "#contract/endpoints.ts";
import { createCallMatcher } from "./matchCall.ts";

const twins: readonly EndpointName[] = ["GET tables/{name}", "GET forms/{name}/{id}", "GET forms/{name}/options/{element}"];
const own: readonly EndpointName[] = ["GET public/main", "GET user-locale/", "PUT forms/{name}/{id}", "GET info"];
const matcher = createCallMatcher(
  new Map([...twins, ...own].map((call) => [call, { hasPublicTwin: twins.includes(call) }])),
);
const match = (method: string, path: string) => matcher.match(method, path.split("/").filter((part) => part !== ""));

describe("createCallMatcher", () => {
  it("H3 parts in braces become parameters, literal ones go first", () => {
    expect(match("GET", "tables/cities")).toEqual({ call: "GET tables/{name}", params: { name: "cities" }, isPublic: false });
    expect(match("GET", "forms/a/options/b")).toMatchObject({ call: "GET forms/{name}/options/{element}", params: { name: "a", element: "b" } });
    expect(match("GET", "forms/a/options")).toMatchObject({ call: "GET forms/{name}/{id}", params: { name: "a", id: "options" } });
    expect(match("HEAD", "info")).toMatchObject({ call: "GET info" });
  });

  it("H4 unknown paths and methods are told apart", () => {
    expect(match("GET", "nothing")).toBeUndefined();
    expect(match("GET", "tables/cities/more")).toBeUndefined();
    expect(match("DELETE", "forms/a/1")).toEqual({ allowed: ["GET", "PUT"] });
  });

  it("H11 only public calls have a twin below public/", () => {
    expect(match("GET", "public/tables/cities")).toMatchObject({ call: "GET tables/{name}", isPublic: true });
    expect(match("GET", "public/main")).toEqual({ call: "GET public/main", params: {}, isPublic: true });
    expect(match("GET", "public/info")).toBeUndefined();
    expect(match("PUT", "public/forms/a/1")).toEqual({ allowed: ["GET"] });
  });
});
