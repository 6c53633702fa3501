import { describe, expect, it } from "vitest";
import { TokenKeys } from "./TokenKeys.ts";

const start = new Date("2026-01-01T00:00:00Z").getTime();
const keysAt = (seconds: number, byte = 1) => new TokenKeys(new Uint8Array(32).fill(byte), () => new Date(start + seconds * 1000));
const token = await keysAt(0).sign({ sessionId: "s", projectId: "p" });

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

describe("TokenKeys", () => {
  it("SE1 an access token says whose it is and holds for 15 minutes", async () => {
    const claims = { sessionId: "s", projectId: "p", expiresAt: new Date(start + 900_000) };
    expect(await keysAt(0).verify(token)).toEqual(claims);
    expect(await keysAt(899).verify(token)).toEqual(claims);
    expect(await keysAt(900).verify(token)).toBe("expired");
  });

  it("SE14 another key, an altered token, another algorithm or no token at all are invalid", async () => {
    const [header = "", payload = "", signature = ""] = token.split(".");
    const altered = part({ ...(JSON.parse(Buffer.from(payload, "base64url").toString()) as object), prj: "other" });
    expect(await keysAt(0, 2).verify(token)).toBe("invalid");
    expect(await keysAt(0).verify(`${header}.${altered}.${signature}`)).toBe("invalid");
    expect(await keysAt(0).verify(`${part({ alg: "none" })}.${payload}.`)).toBe("invalid");
    expect(await keysAt(0).verify(`${part({ alg: "RS256" })}.${payload}.${signature}`)).toBe("invalid");
    for (const text of ["", "a", "a.b.c", "…"]) expect(await keysAt(0).verify(text)).toBe("invalid");
  });

  it("SE14 a foreign token that has also expired is invalid, not expired", async () => {
    expect(await keysAt(5000, 2).verify(token)).toBe("invalid");
  });
});
