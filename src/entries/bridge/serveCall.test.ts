// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BridgeCall } from "../../kernel/services/signatures/bridgeMessages.ts";
import { serveCall } from "./serveCall.ts";

type Answer = object | string | "closed" | "silent";

const key = { disk: "/", path: "keys", name: "ali", alias: "cn=Али" };
const yes = { success: true };
let sent: { plugin?: string; name: string; arguments?: string[] }[];
let answers: Record<string, Answer>;
let permission: Record<string, string>;

/** The service, as far as a browser sees it: a connection that takes a call and answers it. */
class ServiceSocket extends EventTarget {
  readonly address: string;

  constructor(address: string) {
    super();
    this.address = address;
    queueMicrotask(() => this.dispatchEvent(new Event(address.includes("nowhere") ? "error" : "open")));
  }

  send(text: string): void {
    const call = JSON.parse(text) as (typeof sent)[number];
    sent.push(call);
    const answer = answers[call.name] ?? yes;
    if (answer === "silent") return;
    queueMicrotask(() => this.dispatchEvent(answer === "closed" ? new Event("close") : new MessageEvent("message", { data: typeof answer === "string" ? answer : JSON.stringify(answer) })));
  }

  close(): void {
    // Nothing is held.
  }
}

const serve = async (call: BridgeCall, { address = "ws://127.0.0.1:64646/a", onWait = vi.fn() } = {}) =>
  await serveCall({ type: "platon-bridge-ask", id: "1", address, apiKeys: ["localhost", "AB"], call }, onWait);

beforeEach(() => {
  sent = [];
  answers = { list_all_certificates: { ...yes, certificates: [key] }, load_key: { ...yes, keyId: "7" }, create_pkcs7: { ...yes, pkcs7_64: "c2lnbmVk" } };
  permission = {};
  vi.stubGlobal("WebSocket", ServiceSocket);
  const query = async ({ name }: { name: string }): Promise<{ state: string }> => {
    const state = permission[name];
    return await (state === undefined ? Promise.reject(new TypeError(name)) : Promise.resolve({ state }));
  };
  vi.stubGlobal("navigator", { permissions: { query } });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("what the bridge asks the service for", () => {
  it("K974 keys: first whether the service knows this address, then the list", async () => {
    expect(await serve({ name: "keys" })).toEqual({ kind: "keys", keys: [key] });
    expect(sent).toEqual([{ name: "apikey", arguments: ["localhost", "AB"] }, { plugin: "pfx", name: "list_all_certificates" }]);
  });

  it("K974 a signature: the key is opened, then the text is signed with it inside; it is said first that a person is asked", async () => {
    const onWait = vi.fn();
    expect(await serve({ name: "sign", text: "Ўз", key }, { onWait })).toEqual({ kind: "signed", pkcs7: "c2lnbmVk" });
    expect(sent.slice(1)).toEqual([
      { plugin: "pfx", name: "load_key", arguments: ["/", "keys", "ali", "cn=Али"] },
      { plugin: "pkcs7", name: "create_pkcs7", arguments: [Buffer.from("Ўз").toString("base64"), "7", "no"] },
    ]);
    expect(onWait).toHaveBeenCalled();
  });

  it("K974 the card in the reader has no key to open", async () => {
    await serve({ name: "sign", text: "а", key: "idcard" });
    expect(sent.map(({ name, arguments: given }) => [name, given?.[1]])).toEqual([["apikey", "AB"], ["create_pkcs7", "idcard"]]);
  });

  it("K975 what is wrong is told apart: not running, no key of this address, refused, no answer of a service", async () => {
    expect(await serve({ name: "keys" }, { address: "ws://nowhere" })).toEqual({ kind: "failed", why: "off" });
    answers["list_all_certificates"] = "closed";
    expect(await serve({ name: "keys" })).toEqual({ kind: "failed", why: "off" });
    answers["list_all_certificates"] = "<html>";
    expect(await serve({ name: "keys" })).toEqual({ kind: "failed", why: "refused" });
    answers["list_all_certificates"] = { ...yes, certificates: [{}] };
    expect(await serve({ name: "keys" })).toEqual({ kind: "failed", why: "refused" });
    answers["load_key"] = { success: false, reason: "Пароль нотўғри" };
    expect(await serve({ name: "sign", text: "а", key })).toEqual({ kind: "failed", why: "refused", detail: "Пароль нотўғри" });
    answers["apikey"] = { success: false, status: -1022, reason: "key not found" };
    expect(await serve({ name: "keys" })).toEqual({ kind: "failed", why: "domain" });
  });

  it("K975 a service that is silent is given up after 10 s", async () => {
    vi.useFakeTimers();
    answers["list_all_certificates"] = "silent";
    const outcome = serve({ name: "keys" });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await outcome).toEqual({ kind: "failed", why: "slow" });
  });

  it.each(["loopback-network", "local-network-access"])("K975 what the browser forbids under the name %s is told, and the service is not asked", async (name) => {
    permission[name] = "denied";
    expect(await serve({ name: "keys" })).toEqual({ kind: "failed", why: "denied" });
    expect(sent).toEqual([]);
  });

  it("K975 a question of the browser that is answered with no in between is a no too; and it takes as long as it takes", async () => {
    permission["loopback-network"] = "prompt";
    const onWait = vi.fn(() => void (permission["loopback-network"] = "denied"));
    expect(await serve({ name: "keys" }, { address: "ws://nowhere", onWait })).toEqual({ kind: "failed", why: "denied" });
    expect(onWait).toHaveBeenCalledTimes(1);
  });
});
