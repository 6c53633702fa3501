import { PassThrough } from "node:stream";
import { expect, it, vi } from "vitest";
import { askCredentials } from "./askCredentials.ts";

function open() {
  const input = new PassThrough();
  const output = new PassThrough();
  let shown = "";
  output.on("data", (piece) => (shown += String(piece)));
  const shows = (text: string) => vi.waitFor(() => expect(shown).toContain(text));
  return { asked: askCredentials({ input, output }), type: (text: string) => void input.write(text), shows, shown: () => shown };
}

it("CF60 name and password are asked on the terminal, and the password is not shown", async () => {
  const { asked, type, shows, shown } = open();
  await shows("Login: ");
  type("admin\r");
  await shows("Password: ");
  type("hid");
  type("den\u007fn-1\r");
  expect(await asked).toEqual({ username: "admin", password: "hidden-1" });
  expect(shown()).toContain("admin");
  expect(shown()).not.toMatch(/h.*i.*d.*d|hid|den|\*/);
});

it.each(["\u0003", "\u0004"])("CF60 whoever leaves with %j is not waited for", async (key) => {
  const first = open();
  await first.shows("Login: ");
  first.type(key);
  expect(await first.asked).toBeUndefined();
  const second = open();
  await second.shows("Login: ");
  second.type("admin\r");
  await second.shows("Password: ");
  second.type(key);
  expect(await second.asked).toBeUndefined();
});
