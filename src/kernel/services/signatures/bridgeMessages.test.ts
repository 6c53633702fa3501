import { describe, expect, it } from "vitest";
import { readAnswer, readKeyFiles, readRequest, type BridgeAnswer, type BridgeRequest } from "./bridgeMessages.ts";

const key = { disk: "/", path: "keys", name: "ali", alias: "cn=Али" };
const request: BridgeRequest = { type: "platon-bridge-ask", id: "1", address: "ws://127.0.0.1:64646/a", apiKeys: ["localhost", "AB"], call: { name: "keys" } };
const answer = (outcome: unknown): unknown => ({ type: "platon-bridge-say", id: "1", outcome });

describe("messages between a page and the bridge", () => {
  it("K967 each side takes the messages of the other, and no more of them than it knows", () => {
    for (const call of [{ name: "keys" }, { name: "sign", text: "а", key }, { name: "sign", text: "а", key: "idcard" }] as const) {
      expect(readRequest({ ...request, call: { ...call, more: 1 }, more: 1 })).toEqual({ ...request, call });
    }
    const outcomes = [{ kind: "waits" }, { kind: "keys", keys: [key] }, { kind: "signed", pkcs7: "MIIB+/==" }, { kind: "failed", why: "refused", detail: "а" }, { kind: "failed", why: "off" }];
    for (const outcome of outcomes) expect(readAnswer(answer({ ...outcome, more: 1 }))).toEqual(answer(outcome) as BridgeAnswer);
  });

  it.each([
    null, "keys", {}, { ...request, type: "platon-bridge-say" }, { ...request, id: 1 }, { ...request, apiKeys: "a" }, { ...request, apiKeys: [1] },
    { ...request, address: undefined }, { ...request, call: { name: "load_key" } }, { ...request, call: { name: "sign", text: "а" } },
    { ...request, call: { name: "sign", text: "а", key: "other" } }, { ...request, call: { name: "sign", text: 1, key } },
    { ...request, call: { name: "sign", text: "а".repeat(10_001), key } }, { ...request, call: { name: "sign", text: "а", key: { ...key, alias: 1 } } },
  ])("K967 %j is no request", (data) => {
    expect(readRequest(data)).toBeUndefined();
  });

  it.each([
    null, {}, request, answer(undefined), answer({ kind: "keys" }), answer({ kind: "keys", keys: [{}] }), answer({ kind: "signed", pkcs7: "<b>" }),
    answer({ kind: "signed", pkcs7: "" }), answer({ kind: "failed", why: "timestamp" }), answer({ kind: "failed", why: "__proto__" }), { ...request, outcome: { kind: "waits" } },
  ])("K967 %j is no answer", (data) => {
    expect(readAnswer(data)).toBeUndefined();
  });

  it("K967 more keys than anybody has are none", () => {
    expect(readKeyFiles(Array.from({ length: 500 }, () => key))).toHaveLength(500);
    expect(readKeyFiles(Array.from({ length: 501 }, () => key))).toBeUndefined();
  });
});
