import { describe, expect, it } from "vitest";
import { readPath } from "./readPath.ts";

describe("readPath", () => {
  it("H3 empty parts, query and origin are left out, the rest is decoded", () => {
    expect(readPath("/api//tables/%D0%B0/?x=../y")).toEqual(["api", "tables", "а"]);
    expect(readPath("http://host:1/api/info#x")).toEqual(["api", "info"]);
    expect(readPath("/")).toEqual([]);
  });

  it.each([
    "/api/../secret", "/api/..", "/./api", "/api/%2e%2e/x", "/api/.%2E", "/api/%252e%252e/x", "/a/%2e", "/a%2f..%2fb",
    "/a%5cb", "/a\\b", "/a%00b", "/a%0d%0ab", "/a%zz", "/a%ff",
  ])("H5 %s is refused", (target) => {
    expect(readPath(target)).toBeUndefined();
  });
});
