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

  it("SV96 no text in a line is without end, and none does anything to a terminal", () => {
    const long = "x".repeat(1_000_000);
    const cause = new Error(long, { cause: new Error(long, { cause: new Error(long, { cause: new Error(long, { cause: new Error(long) }) }) }) });
    expect(logged((log) => log.error({ err: new Error(long, { cause }), where: long, lines: [long] }, long)).length).toBeLessThan(40_000);
    const text = logged((log) => log.warn({ name: "a\u009b31m\u202eb", list: ["\u0085"], err: new Error("\u009b2J") }, "c\u2028d\u007f"));
    expect(text).not.toMatch(/[\u007f-\u009f\u2028-\u202e]/);
    expect(JSON.parse(text)).toMatchObject({ name: "a\\u009b31m\\u202eb", list: ["\\u0085"], msg: "c\\u2028d\\u007f" });
  });
});
