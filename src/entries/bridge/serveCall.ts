import { isBase64, readKeyFiles, type BridgeOutcome, type BridgeRequest } from "../../kernel/services/signatures/bridgeMessages.ts";
import { askService, ServiceAway, type ServiceAnswer, type ServiceCall } from "./askService.ts";
import { localPermission } from "./localPermission.ts";

/** Milliseconds that the service may take where nobody is asked anything. */
const patience = 10_000;
/** What the service says where the keys of the domain are not its own. */
const domainRefused = -1022;

/** A no of the service; its reason is shown, in whatever language it is. */
class ServiceRefusal extends Error {}
class DomainRefusal extends Error {}

/**
 * Does one of the few things that the bridge does. Never fails: what went wrong is an outcome.
 * @param onWait called before a person is asked something: by the browser whether this page may reach the computer, by the service
 * for the password of a key
 */
export async function serveCall(request: BridgeRequest, onWait: () => void): Promise<BridgeOutcome> {
  const permission = await localPermission();
  if (permission === "denied") return { kind: "failed", why: "denied" };
  if (permission === "prompt") onWait();
  try {
    const calls = new ServiceCalls(request.address, permission === "prompt" ? undefined : patience);
    // The first call waits for the browser's question, the others only for the service.
    if (request.apiKeys.length > 0) await calls.make({ name: "apikey", arguments: request.apiKeys });
    return request.call.name === "keys" ? await listKeys(calls) : await sign(calls, request.call, onWait);
  } catch (failure) {
    return await outcomeOf(failure);
  }
}

async function listKeys(calls: ServiceCalls): Promise<BridgeOutcome> {
  const { certificates } = await calls.make({ plugin: "pfx", name: "list_all_certificates" });
  const keys = readKeyFiles(certificates);
  return keys ? { kind: "keys", keys } : { kind: "failed", why: "refused" };
}

async function sign(calls: ServiceCalls, { text, key }: Extract<BridgeRequest["call"], { readonly name: "sign" }>, onWait: () => void): Promise<BridgeOutcome> {
  onWait();
  const keyId = key === "idcard" ? key : (await calls.makeSlowly({ plugin: "pfx", name: "load_key", arguments: [key.disk, key.path, key.name, key.alias] }))["keyId"];
  if (typeof keyId !== "string") return { kind: "failed", why: "refused" };
  const { pkcs7_64: pkcs7 } = await calls.makeSlowly({ plugin: "pkcs7", name: "create_pkcs7", arguments: [toBase64(text), keyId, "no"] });
  return isBase64(pkcs7) ? { kind: "signed", pkcs7 } : { kind: "failed", why: "refused" };
}

/** Calls of one address that say what went wrong. */
class ServiceCalls {
  readonly #address: string;
  #limit: number | undefined;

  constructor(address: string, firstLimit: number | undefined) {
    this.#address = address;
    this.#limit = firstLimit;
  }

  async make(call: ServiceCall): Promise<ServiceAnswer> {
    const limit = this.#limit;
    this.#limit = patience;
    return checked(await askService(this.#address, call, limit));
  }

  /** Where the service asks a person for a password. */
  async makeSlowly(call: ServiceCall): Promise<ServiceAnswer> {
    return checked(await askService(this.#address, call, undefined));
  }
}

function checked(answer: ServiceAnswer): ServiceAnswer {
  if (answer["success"] === true) return answer;
  if (answer["status"] === domainRefused) throw new DomainRefusal();
  throw new ServiceRefusal(typeof answer["reason"] === "string" ? answer["reason"].slice(0, 300) : "");
}

async function outcomeOf(failure: unknown): Promise<BridgeOutcome> {
  if (failure instanceof DomainRefusal) return { kind: "failed", why: "domain" };
  if (failure instanceof ServiceRefusal) return { kind: "failed", why: "refused", ...(failure.message && { detail: failure.message }) };
  // A question that was closed three times is a no, which shows as a service that is not there.
  if ((await localPermission()) === "denied") return { kind: "failed", why: "denied" };
  return { kind: "failed", why: failure instanceof ServiceAway ? failure.why : "off" };
}

/** Base64 of UTF-8. */
const toBase64 = (text: string): string => btoa(String.fromCodePoint(...new TextEncoder().encode(text)));
