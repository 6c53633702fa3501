import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { isSealed, missingSecret, SecretBox } from "./SecretBox.ts";

const [box, other] = [new SecretBox(randomBytes(32)), new SecretBox(randomBytes(32))];

it("CF750 a secret is sealed so that only the server's own key opens it, the same one to the same seal", () => {
  const secrets = ["б-1 \"q\" \\ 2", "x", "sealed:", "y".repeat(5_000)];
  const sealed = secrets.filter((one) => one !== missingSecret).map((one) => box.seal(one));
  expect(sealed.map((one) => box.open(one))).toEqual(["б-1 \"q\" \\ 2", "x", "y".repeat(5_000)]);
  expect(sealed.every((one) => isSealed(one) && box.seal(one) === one && other.open(one) === undefined && other.seal(one) === one)).toBe(true);
  expect([box.seal("x"), other.seal("x") === box.seal("x"), box.seal("")]).toEqual([sealed[1], false, ""]);
});

it("CF750 a seal that was changed by one letter opens no more, and is no error", () => {
  const sealed = box.seal("secret text");
  const changed = [...sealed].map((letter, index) => sealed.slice(0, index) + (letter === "A" ? "B" : "A") + sealed.slice(index + 1));
  expect(changed.filter((one) => one.slice(16, -1) !== sealed.slice(16, -1) && box.open(one) !== undefined)).toEqual([]);
  expect(box.open(missingSecret)).toBeUndefined();
});
