import { expect, it } from "vitest";
import { hashPassword, verifyPassword } from "./passwords.ts";

it("US41 no text is the password of what stands in the place of a hash, and no such place is a fault", async () => {
  const nobodys = "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
  for (const place of [null, undefined, "", "null", "!", "*", "$argon2id$", nobodys]) {
    for (const password of ["", "null", String(place)]) expect(await verifyPassword(place, password)).toBe(false);
  }
  const hash = await hashPassword("");
  expect([await verifyPassword(hash, ""), await verifyPassword(hash, "null")]).toEqual([true, false]);
});
