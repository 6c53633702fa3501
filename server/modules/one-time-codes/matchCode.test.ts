import { generateSecret, generateSync } from "otplib";
import { describe, expect, it } from "vitest";
import { matchCode } from "./matchCode.ts";
import { otpAddress } from "./otpAddress.ts";
import type { CallContext } from "../../http/CallContext.ts";
import type { CallFailure } from "../../http/CallFailure.ts";
import { shownCode } from "./shownCode.ts";
import { hashRecoveryCode } from "./recoveryCodes.ts";

/** RFC 6238, appendix B: ASCII "12345678901234567890". */
const rfcSecret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const at = (seconds: number): Date => new Date(seconds * 1000);

describe("matchCode", () => {
  it.each([[59, "287082"], [1_111_111_109, "081804"], [1_234_567_890, "005924"], [2_000_000_000, "279037"]])("OT1 at %i s the code of RFC 6238 is %s", (seconds, code) => {
    expect(matchCode(code, { secret: rfcSecret, after: undefined, now: at(seconds) })).toBe(Math.floor(seconds / 30));
  });

  it("OT1 a code is right one step early and one late, and no further", () => {
    const secret = generateSecret({ length: 20 });
    const now = 1_790_000_015;
    const codeOf = (steps: number): string => generateSync({ secret, epoch: now + steps * 30 });
    const matched = [-2, -1, 0, 1, 2].map((steps) => matchCode(codeOf(steps), { secret, after: undefined, now: at(now) }));
    expect(matched.map((step) => step && step - Math.floor(now / 30))).toEqual([undefined, -1, 0, 1, undefined]);
  });

  it("OT1 neither a code that was used nor an older one is taken again, a later one is", () => {
    const now = 1_790_000_015;
    const step = Math.floor(now / 30);
    const codeOf = (steps: number): string => generateSync({ secret: rfcSecret, epoch: now + steps * 30 });
    const matched = [-1, 0, 1].map((steps) => matchCode(codeOf(steps), { secret: rfcSecret, after: step, now: at(now) }));
    expect(matched).toEqual([undefined, undefined, step + 1]);
  });

  it.each(["", "28708", "2870820", "28708a", " 287082", "287082\n", "２８７０８２", "+28708", "0x1234", "1e5000"])("OT1 %j is no code", (code) => {
    expect(matchCode(code, { secret: rfcSecret, after: undefined, now: at(59) })).toBeUndefined();
  });
});

it.each([
  ["Шаҳар: А & Б?", "али:вали@x/#%", "Шаҳар А & Б?", "али вали@x/#%"],
  ["::", "a", "Platon", "a"],
  ["x".repeat(500), "ў".repeat(200), "x".repeat(40), "ў".repeat(60)],
])("OT3 an authenticator takes %j and %j over as they are, without what parts the two", (issuer, username, shown, name) => {
  const address = otpAddress({ issuer, username, secret: rfcSecret });
  const { protocol, host, pathname, searchParams } = new URL(address);
  expect([protocol, host, pathname.slice(1).split(":").map(decodeURIComponent)]).toEqual(["otpauth:", "totp", [shown, name]]);
  expect([searchParams.get("issuer"), searchParams.get("secret"), address.length < 2_000]).toEqual([shown, rfcSecret, true]);
});

it("OT12 OT5 a code is taken from the body or from the address, unless the project refuses that; none is told as that", () => {
  const context = (access: object) => ({ locale: "en", project: { settings: { access } } }) as unknown as CallContext;
  const shown = (access: object, input: Parameters<typeof shownCode>[1]): unknown => {
    try {
      return shownCode(context(access), input);
    } catch (failure) {
      return (failure as CallFailure).code;
    }
  };
  expect([shown({}, { query: { otp: "1" }, body: {} }), shown({}, { query: { otp: "1" }, body: { otp: "2" } }), shown({}, { query: {}, body: {} })]).toEqual(["1", "2", "invalid_values"]);
  const strict = { codeInAddress: false };
  expect([shown(strict, { query: { otp: "1" }, body: { otp: "2" } }), shown(strict, { query: {}, body: { otp: "2" } })]).toEqual(["bad_request", "2"]);
});

it("OT8 a recovery code is the same however it is written, and what is none has no hash", () => {
  const hash = hashRecoveryCode("k7qf-2m9x-pz4w-0a1c");
  expect(hash).toMatch(/^[\w-]{43}$/);
  expect(["K7QF2M9XPZ4W0A1C", " k7qf 2m9x pz4w oaic ", "k7qf-2m9x-pz4w-Oalc"].map(hashRecoveryCode)).toEqual([hash, hash, hash]);
  expect(["", "123456", "k7qf-2m9x-pz4w-0a1", "k7qf-2m9x-pz4w-0a1cc", "k7qf-2m9x-pz4w-0a1u", "k7qf_2m9x_pz4w_0a1c"].map(hashRecoveryCode)).toEqual(Array(6).fill(undefined));
});
