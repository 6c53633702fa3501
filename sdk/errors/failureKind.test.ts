import { describe, expect, it } from "vitest";
import { failureKind } from "./failureKind.ts";
import { PlatonError } from "./PlatonError.ts";
import { readFailure } from "./readFailure.ts";

const answer = (status: number, code = "x"): PlatonError => new PlatonError(code, status >= 500 ? "bug" : "expected", { status });

describe("failures", () => {
  it("K70 500 and above is the server's error, 401 and 403 no access, otherwise not found; unreachable is offline", () => {
    expect([500, 503, 401, 403, 404, 409, 400].map((status) => failureKind(answer(status)))).toEqual(
      ["server", "server", "access", "access", "missing", "missing", "missing"],
    );
    expect(failureKind(new PlatonError("network", "expected", { status: 0 }))).toBe("offline");
    expect(failureKind(answer(503, "starting"))).toBe("starting");
    expect(failureKind(new TypeError("x is not a function"))).toBe("bug");
    expect(failureKind(new PlatonError("capability_missing", "bug"))).toBe("bug");
  });

  it("K72 the user reads the server's words, else the catalogue's in the present language", () => {
    const server = new PlatonError("not_found", "expected", { status: 404, message: "Топилмади" });
    expect(readFailure(server, "en")).toBe("Топилмади");
    const own = readFailure(new PlatonError("network", "expected"), "en");
    expect(own).not.toBe(readFailure(new PlatonError("network", "expected"), "uz"));
    expect(readFailure(new Error("x is not a function"), "en")).not.toContain("function");
    expect(readFailure(new PlatonError("internal", "bug", { params: { id: "7" } }), "en")).toBe("Server error. Tell an administrator the error number: 7");
  });

  it("K454 words that name what did not come are not shown with its place empty", () => {
    for (const failure of [answer(502, "internal"), answer(409, "duplicate"), new TypeError("x is undefined")])
      expect(readFailure(failure, "en")).not.toMatch(/[{}]|: *$/);
    expect(readFailure(new PlatonError("internal", "bug", { status: 500, params: { id: "7" } }), "en")).toMatch(/7$/);
  });
});
