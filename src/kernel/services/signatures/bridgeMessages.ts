import type { SignatureFault } from "#sdk/capabilities/signatures.ts";

/** Where the document is served that alone speaks with the signing service. */
export const bridgePath = "/bridge.html";

/** A key as the service lists it. */
export interface KeyFile {
  readonly disk: string;
  readonly path: string;
  readonly name: string;
  readonly alias: string;
}

/** All that the service can be asked for by the bridge. */
export type BridgeCall = { readonly name: "keys" } | { readonly name: "sign"; readonly text: string; readonly key: KeyFile | "idcard" };

/** To the bridge. */
export interface BridgeRequest {
  readonly type: "platon-bridge-ask";
  readonly id: string;
  /** Of the service; the document's policy lets it be no other than the operator's. */
  readonly address: string;
  readonly apiKeys: readonly string[];
  readonly call: BridgeCall;
}

export type BridgeOutcome =
  /** A person is asked something: it takes as long as it takes. */
  | { readonly kind: "waits" }
  | { readonly kind: "keys"; readonly keys: readonly KeyFile[] }
  | { readonly kind: "signed"; readonly pkcs7: string }
  | { readonly kind: "failed"; readonly why: BridgeFault; readonly detail?: string };

export type BridgeFault = Exclude<SignatureFault, "timestamp">;

/** From the bridge. */
export interface BridgeAnswer {
  readonly type: "platon-bridge-say";
  readonly id: string;
  readonly outcome: BridgeOutcome;
}

const faults: readonly string[] = ["off", "denied", "domain", "slow", "refused"] satisfies readonly BridgeFault[];
/** More keys than anybody has, and longer texts than a key describes itself with. */
const most = { keys: 500, text: 10_000, pkcs7: 1_000_000 };

/** Undefined where it is no request of the page around the bridge. */
export function readRequest(data: unknown): BridgeRequest | undefined {
  if (!isObject(data) || data["type"] !== "platon-bridge-ask") return undefined;
  const { id, address, apiKeys } = data;
  const call = readCall(data["call"]);
  if (!isText(id) || !isText(address) || !isList(apiKeys, isText) || !call) return undefined;
  return { type: "platon-bridge-ask", id, address, apiKeys, call };
}

function readCall(data: unknown): BridgeCall | undefined {
  if (!isObject(data)) return undefined;
  const { name, text, key } = data;
  if (name === "keys") return { name };
  if (name !== "sign" || !isText(text)) return undefined;
  const file = key === "idcard" ? key : readKeyFile(key);
  return file && { name, text, key: file };
}

/** Undefined where it is no answer of the bridge. */
export function readAnswer(data: unknown): BridgeAnswer | undefined {
  if (!isObject(data) || data["type"] !== "platon-bridge-say" || !isText(data["id"])) return undefined;
  const outcome = readOutcome(data["outcome"]);
  return outcome && { type: "platon-bridge-say", id: data["id"], outcome };
}

function readOutcome(data: unknown): BridgeOutcome | undefined {
  if (!isObject(data)) return undefined;
  const { kind, pkcs7, why, detail } = data;
  switch (kind) {
    case "waits":
      return { kind };
    case "keys": {
      const keys = readKeyFiles(data["keys"]);
      return keys && { kind, keys };
    }
    case "signed":
      return isBase64(pkcs7) ? { kind, pkcs7 } : undefined;
    case "failed":
      return isFault(why) ? { kind, why, ...(isText(detail) && { detail }) } : undefined;
    default:
      return undefined;
  }
}

/** What the service lists, and what passes between bridge and page; undefined where one of them is no key. */
export function readKeyFiles(data: unknown): KeyFile[] | undefined {
  if (!Array.isArray(data) || data.length > most.keys) return undefined;
  const files = data.map(readKeyFile);
  return files.every((file) => file !== undefined) ? files : undefined;
}

function readKeyFile(data: unknown): KeyFile | undefined {
  if (!isObject(data)) return undefined;
  const { disk, path, name, alias } = data;
  return isText(disk) && isText(path) && isText(name) && isText(alias) ? { disk, path, name, alias } : undefined;
}

/** A signed package is text of base64 and nothing else. */
export const isBase64 = (value: unknown): value is string =>
  typeof value === "string" && value.length > 0 && value.length <= most.pkcs7 && /^[A-Za-z0-9+/\r\n]+={0,2}\s*$/.test(value);

const isFault = (value: unknown): value is BridgeFault => faults.includes(value as string);
const isText = (value: unknown): value is string => typeof value === "string" && value.length <= most.text;
const isList = <Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] => Array.isArray(value) && value.length <= 100 && value.every(isItem);
const isObject = (data: unknown): data is Readonly<Record<string, unknown>> => typeof data === "object" && data !== null;
