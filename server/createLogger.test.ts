import { describe, expect, it } from "vitest";
import { createLogger } from "./createLogger.ts";

function logged(write: (log: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger({ write: (line) => void lines.push(line) }, "info"));
  return lines.join("");
}

describe("createLogger", () => {
  it("SV8 secrets are left out at every level where they may stand", () => {
    const secrets = {
      password: "s-1", otp: "s-2", authorization: "s-3",
      body: { password: "s-4", refresh_token: "s-5" },
      request: { headers: { authorization: "s-6", cookie: "s-7" }, query: { ticket: "s-8", _bearer_token: "s-9" } },
    };
    const text = logged((log) => log.info({ ...secrets, requestId: "r-1" }, "call"));
    expect(text).not.toMatch(/s-\d/);
    expect(text).toContain('"requestId":"r-1"');
  });

  it("SV8 of an error its kind, message, stack and causes are kept, and no row of the database", () => {
    const cause = Object.assign(new Error("duplicate key"), { code: "23505", detail: "Key (pinfl)=(31234567890123)" });
    const text = logged((log) => log.error({ err: new Error("saving failed", { cause }) }, "call"));
    expect(text).toContain("saving failed");
    expect(text).toContain("23505");
    expect(text).not.toContain("31234567890123");
  });
});
