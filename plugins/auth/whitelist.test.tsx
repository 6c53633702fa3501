// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { WhitelistEntry } from "#contract/signature.ts";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import type { User } from "#sdk/capabilities/user.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { WhitelistPanel } from "#sdk/react/security/WhitelistPanel.tsx";
import { createWritable } from "#sdk/testing/createWritable.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { PluginPage } from "#sdk/testing/PluginPage.tsx";
import { runPlugin } from "#sdk/testing/runPlugin.ts";
import { auth } from "./index.ts";

let page: PluginPage;
let done: readonly string[];
let calls: unknown[];
let copied: string[];

beforeEach(() => {
  page = new PluginPage();
  calls = [];
  copied = [];
});

afterEach(async () => expect(await page.close()).toEqual([]));

interface Scene {
  readonly entries?: readonly WhitelistEntry[];
  readonly refusal?: PlatonError;
  readonly userId?: string;
}

async function show({ entries = [], refusal, userId }: Scene = {}): Promise<void> {
  const fakes = fakeCapabilities();
  done = fakes.done;
  const call = async (name: string, { body }: { body: unknown }): Promise<unknown> => {
    calls.push([name, body]);
    return await (refusal && name !== "POST whitelist/get" ? Promise.reject(refusal) : Promise.resolve(entries));
  };
  const http = { ...fakes.capabilities.http, call: call as CapabilityMap["http"]["call"] };
  const clipboard = { ...fakes.capabilities.clipboard, writeText: async (text: string) => void copied.push(await Promise.resolve(text)) };
  const user = { current: createWritable<User | undefined>({ id: "u1" } as User) };
  await page.show(runPlugin(auth, { ...fakes.capabilities, http, clipboard, user }), <WhitelistPanel {...(userId !== undefined && { userId })} />);
}

const field = (): HTMLInputElement => page.input("imzoSerial");
const submit = async (): Promise<void> => await act(async () => field().form?.requestSubmit());
const pressNamed = async (name: string): Promise<void> => await act(async () => page.element.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click());
const added = (): unknown[] => calls.filter((one) => (one as unknown[])[0] === "POST whitelist/add");

describe("the whitelist of signatures", () => {
  it("AU61 each serial stands there with what it is, and is copied with 'Кўчирилди'", async () => {
    await show({ entries: [{ imzoSerial: "77B2", type: true }, { imzoSerial: "1A", type: false }] });
    expect([...page.element.querySelectorAll("li")].map((line) => line.textContent)).toEqual(["77B2Рухсат берилган", "1AТақиқланган"]);
    await pressNamed("1A: нусхалаш");
    expect([copied, done]).toEqual([["1A"], ["toast success Кўчирилди"]]);
  });

  it("AU62 AU64 several serials between commas are added at once, as allowed or denied, and the list is read anew", async () => {
    await show();
    expect(page.element.textContent).toContain("Рўйхат бўш");
    await page.type("imzoSerial", " 77B2, ,1A ,");
    await submit();
    expect(calls).toEqual([
      ["POST whitelist/get", { userId: "u1" }],
      ["POST whitelist/add", { userId: "u1", imzoSerial: ["77B2", "1A"], type: true }],
      ["POST whitelist/get", { userId: "u1" }],
    ]);
    expect([done, field().value]).toEqual([["toast success Маълумотлар сақланди"], ""]);
    await page.type("imzoSerial", "2C");
    await act(async () => [...page.element.querySelectorAll<HTMLInputElement>("input[type=radio]")][1]?.click());
    await submit();
    expect(added().at(-1)).toEqual(["POST whitelist/add", { userId: "u1", imzoSerial: ["2C"], type: false }]);
  });

  it("AU62 nothing happens while there is no serial", async () => {
    await show();
    for (const text of ["", "  ", ", ,"]) {
      await page.type("imzoSerial", text);
      await submit();
    }
    expect([added(), done]).toEqual([[], []]);
  });

  it("AU63 a serial is removed after a question; an administrator's list is that of the user whom it is about", async () => {
    await show({ entries: [{ imzoSerial: "77B2", type: true }], userId: "u2" });
    await pressNamed("77B2: олиб ташлаш");
    expect(done).toEqual(["confirm 77B2 рақамли имзони рўйхатдан олиб ташлашни хоҳлайсизми?", "toast success Маълумотлар сақланди"]);
    expect(calls).toEqual([["POST whitelist/get", { userId: "u2" }], ["POST whitelist/delete", { userId: "u2", imzoSerial: ["77B2"] }], ["POST whitelist/get", { userId: "u2" }]]);
  });

  it("AU64 what is refused says 'Серверда хатолик', and why under the field, where the text stays", async () => {
    await show({ refusal: new PlatonError("invalid_values", "expected", { status: 422, fields: { imzoSerial: ["Серия рақами нотўғри"] } }) });
    await page.type("imzoSerial", "ЪЪ");
    await submit();
    expect([done, field().value, field().getAttribute("aria-invalid")]).toEqual([["toast error Серверда хатолик"], "ЪЪ", "true"]);
    expect(page.element.textContent).toContain("Серия рақами нотўғри");
  });
});
