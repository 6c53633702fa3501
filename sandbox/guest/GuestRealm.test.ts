import "./dom/installDom.ts";
import { expect, it, vi } from "vitest";
import { channels, type Channel, type GuestMessage } from "#sandbox/protocol/index.ts";
import { GuestRealm } from "./GuestRealm.ts";

// A worker has them, Node has not; React asks for the one while it is evaluated.
vi.hoisted(() => {
  Object.defineProperty(globalThis, "navigator", { value: { userAgent: "node" }, configurable: true });
});

it("S542 why the engine refuses a module is told in the name of each component that asks for it, at each try", async () => {
  const said: GuestMessage[] = [];
  const say = (channel: Channel, body: string): void => {
    if (channel === channels.message) said.push(JSON.parse(body) as GuestMessage);
  };
  const realm = new GuestRealm({ say });
  // Node imports no blobs: it refuses every module.
  realm.hear({ kind: "provide", request: 1, modules: [{ path: "project/A.tsx", code: "" }] });
  for (const [request, root] of [[2, 7], [3, 8], [4, 7]] as const) realm.hear({ kind: "load", request, root, modules: ["project/A.tsx"] });
  const done = (request: number): unknown => said.find((message) => message.kind === "done" && message.request === request);
  await vi.waitFor(() => expect(done(4)).toBeDefined());
  expect([1, 2, 3, 4].map(done)).toMatchObject([{ isOk: true }, { isOk: false }, { isOk: false }, { isOk: false }]);
  const errors = said.filter((message) => message.kind === "error");
  expect(errors.map(({ root, phase }) => [root, phase])).toEqual([[7, "load"], [8, "load"], [7, "load"]]);
  for (const { message, frames } of errors) {
    expect(message).toMatch(/blob:/);
    expect(frames).toEqual([{ path: "project/A.tsx", line: 1, column: 1 }]);
  }
});
