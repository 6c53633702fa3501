// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { signal } from "@preact/signals-react";
import type { ProjectInfo } from "#contract/info.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { BrowserStorage } from "../storage/BrowserStorage.ts";
import type { askBridge } from "./askBridge.ts";
import { LocalSigner } from "./LocalSigner.ts";

type Ask = typeof askBridge;
type Asked = Parameters<Ask>[0];

const keyFile = (name: string, validTo = "2099.01.01 00:00:00", serial = name) => ({ disk: "/", path: "keys", name, alias: `cn=${name},serialnumber=${serial},validto=${validTo}` });
const files = [keyFile("OLD", "2001.01.01 00:00:00"), keyFile("A1"), keyFile("B2"), keyFile("COPY", undefined, "B2")];

let asked: Asked[];

function signer(eimzo: Partial<NonNullable<ProjectInfo["eimzo"]>> = {}, { ask, call }: { ask?: Ask; call?: () => Promise<unknown> } = {}): LocalSigner {
  const answer: Ask = async (question) => {
    asked.push(question);
    return await Promise.resolve(question.call.name === "keys" ? { kind: "keys", keys: files } : { kind: "signed", pkcs7: "c2lnbmVk" });
  };
  const project = signal({ eimzo: { apiKeys: ["localhost", "AB"], ...eimzo } } as ProjectInfo);
  return new LocalSigner({ project, storage: new BrowserStorage(), http: { call } as never, ask: ask ?? answer });
}

beforeEach(() => {
  localStorage.clear();
  asked = [];
});

describe("the signing service of this computer", () => {
  it("K972 the key that signed last comes first and those that have ended last; the id of the last one is login_eimzo_key", async () => {
    const local = signer();
    const keys = await local.keys();
    expect(keys.map(({ id, subject, isExpired }) => [id, subject, isExpired])).toEqual([["A1", "A1", false], ["B2", "B2", false], ["B2.2", "COPY", false], ["OLD", "OLD", true]]);
    const second = keys[1] ?? expect.fail("there is no second key");
    expect(await local.sign("текст", second)).toBe("c2lnbmVk");
    expect(asked.at(-1)).toEqual({ address: "ws://127.0.0.1:64646/service/cryptapi", apiKeys: ["localhost", "AB"], call: { name: "sign", text: "текст", key: files[2] } });
    expect(localStorage.getItem("login_eimzo_key")).toBe("B2");
    expect((await local.keys()).map(({ id }) => id)).toEqual(["B2", "A1", "B2.2", "OLD"]);
  });

  it("K972 a card is no key of this computer, and is not remembered", async () => {
    await signer({ service: "ws://127.0.0.1:7000/a" }).sign("текст", "idcard");
    expect(asked.at(-1)).toMatchObject({ address: "ws://127.0.0.1:7000/a", call: { key: "idcard" } });
    expect(localStorage.getItem("login_eimzo_key")).toBeNull();
  });

  it("K973 one call waits for the other, also where that one failed", async () => {
    const ends: ((failure?: Error) => void)[] = [];
    const ask: Ask = async () => {
      await new Promise<void>((resolve, reject) => ends.push((failure) => (failure ? reject(failure) : resolve())));
      return { kind: "keys", keys: [] };
    };
    const local = signer({}, { ask });
    const first = local.keys().catch((failure: unknown) => failure);
    const second = local.keys();
    await Promise.resolve();
    expect(ends).toHaveLength(1);
    ends[0]?.(new Error("away"));
    expect(await first).toMatchObject({ message: "away" });
    await Promise.resolve();
    expect(ends).toHaveLength(2);
    ends[1]?.();
    expect(await second).toEqual([]);
  });

  it("K976 where there is an authority the package has its timestamp, and without one it is not handed on", async () => {
    const stamped = signer({ hasTimestamp: true }, { call: async () => await Promise.resolve({ pkcs7b64: "c3RhbXA=" }) });
    expect(await stamped.sign("текст", "idcard")).toBe("c3RhbXA=");
    const away = signer({ hasTimestamp: true }, { call: async () => await Promise.reject(new PlatonError("unavailable", "expected", { status: 503 })) });
    await expect(away.sign("текст", "idcard")).rejects.toMatchObject({ code: "signature_failed", details: { params: { why: "timestamp" } } });
  });
});
