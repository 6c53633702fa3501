import { describe, expect, it } from "vitest";
import { fillWording } from "./fillWording.ts";
import { errorKey, say } from "./say.ts";

describe("wording", () => {
  it("C54 a text is said in the language that is asked for, with its placeholders filled", () => {
    expect(say("uz", "check.minDate", { 0: "01.02.2026" })).toBe("Сана 01.02.2026 дан катта бўлиши керак");
    expect(say("en", errorKey("login_locked"), { seconds: 5 })).toBe("Too many attempts to sign in. Try again in 5 s.");
  });

  it("C55 a value is filled in once and never read as a placeholder", () => {
    expect(fillWording("{a} {b} {c}", { a: "{b}", b: "$&" })).toBe("{b} $& {c}");
    expect(fillWording("{toString}", {})).toBe("{toString}");
  });
});
