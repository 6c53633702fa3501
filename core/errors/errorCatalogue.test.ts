import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sayError } from "../wording/sayError.ts";
import { errorCodes, errorInfo, isErrorCode } from "./errorCatalogue.ts";

const page = readFileSync(new URL("../../docs/errors.md", import.meta.url), "utf8");
const rows = [...page.matchAll(/^\| `(\w+)` \| (\d+) \| (\w+) \| (yes|no) \| (.+) \|$/gm)];

describe("error catalogue", () => {
  it("C60 docs/errors.md and the catalogue say the same of the same codes", () => {
    const documented = rows.map(([, code, status, family, again]) => `${code} ${status} ${family} ${again}`);
    const catalogued = errorCodes.map((code) => {
      const { status, family, retryable } = errorInfo(code);
      return `${code} ${status} ${family} ${retryable ? "yes" : "no"}`;
    });
    expect(documented.sort()).toEqual(catalogued.sort());
  });

  it("C61 every code has a text that speaks of exactly its parameters", () => {
    for (const code of errorCodes) {
      const text = sayError("uz", code);
      const spoken = [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      expect([code, ...spoken.sort()]).toEqual([code, ...[...errorInfo(code).params].sort()]);
    }
  });

  it("C62 statuses are those of the wire, and only a bug is 500", () => {
    const allowed = [0, 400, 401, 403, 404, 405, 409, 410, 413, 415, 416, 422, 429, 500, 503];
    for (const code of errorCodes) {
      const { status, family } = errorInfo(code);
      expect(allowed).toContain(status);
      expect(status === 500).toBe(family === "bug");
    }
  });

  it("C63 a code from the wire is known by its own name only", () => {
    expect(isErrorCode("not_found")).toBe(true);
    expect([isErrorCode("toString"), isErrorCode("nonsense"), isErrorCode(404)]).toEqual([false, false, false]);
  });
});
