import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { guestCapabilities } from "#sdk/capabilities/index.ts";

const folder = new URL("../../sdk/capabilities/", import.meta.url);

interface CapabilityText {
  readonly name: string;
  readonly source: string;
  /** The comment of its interface. */
  readonly comment: string;
}

function readCapabilities(): CapabilityText[] {
  return readdirSync(folder).flatMap((file) => {
    const source = readFileSync(new URL(file, folder), "utf8");
    const found = /\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport interface (\w+)Capability(?: extends [^{]+)? \{/.exec(source);
    return found ? [{ name: file.replace(".ts", ""), source, comment: found[1] ?? "" }] : [];
  });
}

it("S474 each capability has documentation with an example, and says what guests may do of it or why nothing", () => {
  const all = readCapabilities();
  const index = readFileSync(new URL("index.ts", folder), "utf8");
  const mapped = [.../export interface CapabilityMap \{([^}]*)\}/.exec(index)?.[1]?.matchAll(/readonly (\w+):/g) ?? []].map(([, name]) => name);
  expect(all.map(({ name }) => name).toSorted()).toEqual(mapped.toSorted());
  const lacking = all.flatMap(({ name, source, comment }) => {
    const isForGuests = Object.hasOwn(guestCapabilities, name);
    const told = {
      description: /[a-z]{3}.*\./s.test(comment.split("@")[0] ?? ""),
      since: comment.includes("@since"),
      example: source.includes("@example"),
      guests: isForGuests ? /^ \* Guests: .+/m.test(comment) : /(Not|Never) for guests: .+/.test(comment),
      members: isForGuests === source.includes(`export const ${name}ForGuests`),
    };
    return Object.entries(told).flatMap(([what, isThere]) => (isThere ? [] : [`${name}: ${what}`]));
  });
  expect(lacking).toEqual([]);
});
