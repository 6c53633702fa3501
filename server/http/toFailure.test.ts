import { describe, expect, it } from "vitest";
import { ConstraintViolation, DatabaseUnavailable, QueryTimedOut, type ConstraintKind } from "../database/databaseErrors.ts";
import { CallFailure } from "./CallFailure.ts";
import { failureAnswer } from "./envelope.ts";
import { toFailure } from "./toFailure.ts";

const violation = (kind: ConstraintKind) =>
  new ConstraintViolation("refused", { kind, constraint: "c", column: "name", table: "p.t" }, undefined);

async function answered(error: unknown) {
  const response = failureAnswer(toFailure(error, "en"), "en", "id-1");
  const body = (await response.json()) as { statusCode: number; message: string; data: object; errors: object };
  return { status: response.status, retryAfter: response.headers.get("retry-after"), ...body };
}

describe("toFailure", () => {
  it("H14 each failure of the database has its answer", async () => {
    expect(await answered(new QueryTimedOut("slow"))).toMatchObject({ status: 503, retryAfter: null, data: { code: "query_timeout" } });
    expect(await answered(new DatabaseUnavailable("away"))).toMatchObject({ status: 503, retryAfter: "2", data: { code: "unavailable" } });
    expect(await answered(violation("unique"))).toMatchObject({ status: 409, data: { code: "duplicate", params: { field: "name" } } });
    expect(await answered(violation("foreignKey"))).toMatchObject({ status: 409, data: { code: "foreign_key" } });
    expect(await answered(violation("referenced"))).toMatchObject({ status: 409, data: { code: "referenced" }, message: "Other records are linked to this one. Change them first." });
    expect(await answered(violation("notNull"))).toMatchObject({ status: 422, errors: { name: ["This field is required"] } });
    expect(await answered(violation("check"))).toMatchObject({ status: 422, data: { code: "invalid_values" } });
  });

  it("H97 work that ends because its caller has gone is cancelled, and no fault", () => {
    const gone = new AbortController();
    gone.abort("the connection was closed");
    expect(toFailure(gone.signal.reason, "en", gone.signal).code).toBe("cancelled");
    expect(toFailure(new Error("a bug"), "en", gone.signal).code).toBe("internal");
  });

  it("BI173 a full disk, the server's or the database's, is told as such", async () => {
    for (const code of ["ENOSPC", "53100"]) {
      expect(await answered(Object.assign(new Error("no space left on /data"), { code }))).toMatchObject({ status: 503, data: { code: "disk_full" }, message: expect.not.stringContaining("/data") });
    }
  });

  it("H15 an unforeseen error tells its id and nothing of itself", async () => {
    const answer = await answered(new TypeError("secret detail"));
    expect(answer).toMatchObject({ status: 500, statusCode: 500, data: { code: "internal", id: "id-1" } });
    expect(JSON.stringify(answer)).not.toContain("secret detail");
    expect(answer.message).toContain("id-1");
  });

  it("H179 a person reads the label of a field, a program its name", async () => {
    const answer = await answered(new CallFailure("duplicate", { params: { field: "code" }, words: { field: "Код" } }));
    expect(answer).toMatchObject({ message: "Another record already has this value of “Код”", data: { params: { field: "code" } } });
  });

  it("H1, H2 a failure is an envelope with message, code and texts by field", async () => {
    const failure = new CallFailure("login_locked", { params: { seconds: 30 } });
    const answer = await answered(failure);
    expect(answer).toMatchObject({ status: 429, statusCode: 429, retryAfter: "30", errors: {} });
    expect(answer.message).toContain("30");
  });
});
