import { expect, it } from "vitest";
import { isMailAddress } from "./mailAddress.ts";

it("ML1 a letter goes to one plain address, and what could be more than one, or somebody else's, is none", () => {
  expect(["nodira@example.uz", "a.b+c@mail.gov.uz", "o'neil@example.com", `${"a".repeat(64)}@example.org`].filter((text) => !isMailAddress(text))).toEqual([]);
  const hostile = [
    "", "nodira", "@example.uz", "nodira@", "nodira@localhost", "a@b@c.uz", "a@x.uz,b@y.uz", "a@x.uz;b@y.uz", "\"x@evil.uz y\"@corp.uz", "Nodira <a@x.uz>", "a@x.uz ",
    "a@x.uz\r\nBcc: b@y.uz", "a(comment)@x.uz", "a@[127.0.0.1]", "a..b@x.uz", ".a@x.uz", "a.@x.uz", "a@-x.uz", "a@x-.uz", "a@x..uz", "а@x.uz", `${"a".repeat(65)}@x.uz`, `a@${"x".repeat(250)}.uz`,
  ];
  expect(hostile.filter(isMailAddress)).toEqual([]);
});
