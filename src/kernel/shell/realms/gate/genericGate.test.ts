import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { guestCapabilities } from "#sdk/capabilities/index.ts";

/** What holds for every call, whatever it is. */
const generic = ["createGrant", "lackingGrant", "Manners", "MemberRule"];

const codeOf = (file: string): string =>
  readFileSync(new URL(`${file}.ts`, import.meta.url), "utf8").replaceAll(/\/\*[^]*?\*\/|\/\/.*|^import .*$/gm, "");

it("S682 the gate names no capability and no member: what is special of one stands in its rule", () => {
  const members = Object.values(guestCapabilities).flatMap((marked) => Object.values(marked).flat());
  const capabilities = Object.keys(guestCapabilities).join("|");
  const named = new RegExp(`["'\`.](${capabilities})\\b|["'\`](${members.join("|")})["'\`]`, "g");
  expect(`grant.tables; member === "watch"; name === "events"`.match(named)).toEqual([".tables", `"watch"`, `"events`]);
  expect(generic.map((file) => [file, codeOf(file).match(named)])).toEqual(generic.map((file) => [file, null]));
});
