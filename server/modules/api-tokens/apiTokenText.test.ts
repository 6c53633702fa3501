import { expect, it } from "vitest";
import { uuidv7 } from "#core/uuid/uuidv7.ts";
import { idOfApiToken, isApiToken, isTokenOf, makeApiToken } from "./apiTokenText.ts";

it("TK2 a token is known by how it begins, names its own id, and is kept as a hash only", () => {
  const id = uuidv7();
  const [one, two] = [makeApiToken(id), makeApiToken(id)];
  expect(one.token).toMatch(/^plt_[\w-]{65}$/);
  expect([isApiToken(one.token), idOfApiToken(one.token)]).toEqual([true, id]);
  expect([isTokenOf(one.token, one.hash), isTokenOf(two.token, one.hash), one.hash.includes(one.token.slice(4))]).toEqual([true, false, false]);
});

it.each(["plt_", "plt_abc", `plt_${"a".repeat(64)}`, `plt_${"a".repeat(66)}`, `plt_${"…".repeat(65)}`, "a.b.c"])("TK2 %s is none", (text) => {
  expect(idOfApiToken(text)).toBeUndefined();
});
