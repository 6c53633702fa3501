import type { ReadonlySignal } from "@preact/signals-react";
import type { ProjectInfo } from "#contract/info.ts";
import { signingServices } from "#core/signatures/signingServices.ts";
import type { SignatureKey, SignatureOptions, SignatureProvider } from "#sdk/capabilities/signatures.ts";
import { isCancelled, PlatonError } from "#sdk/errors/PlatonError.ts";
import type { HttpClient } from "../http/HttpClient.ts";
import type { BrowserStorage } from "../storage/BrowserStorage.ts";
import { storageKeys } from "../storage/storageKeys.ts";
import { askBridge, signatureFailure } from "./askBridge.ts";
import type { BridgeCall, KeyFile } from "./bridgeMessages.ts";
import { readKey } from "./readKey.ts";

export interface LocalSignerOptions {
  readonly project: ReadonlySignal<ProjectInfo | undefined>;
  readonly storage: Pick<BrowserStorage, "get" | "set">;
  readonly http: Pick<HttpClient, "call">;
  readonly ask?: typeof askBridge;
}

/** The signing service on the person's computer, by the bridge. */
export class LocalSigner implements SignatureProvider {
  readonly #options: LocalSignerOptions;
  readonly #files = new Map<string, KeyFile>();
  /** The call before: the service has one window for all. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: LocalSignerOptions) {
    this.#options = options;
  }

  async keys({ signal }: SignatureOptions = {}): Promise<readonly SignatureKey[]> {
    const outcome = await this.#ask({ name: "keys" }, signal);
    if (outcome.kind !== "keys") throw signatureFailure("refused");
    this.#files.clear();
    const keys = outcome.keys.map((file) => this.#add(file));
    const last = this.#options.storage.get(storageKeys.signatureKey);
    const rank = (key: SignatureKey): number => (key.isExpired ? 2 : 0) + (key.id === last ? 0 : 1);
    return keys.toSorted((one, other) => rank(one) - rank(other));
  }

  async sign(text: string, key: SignatureKey | "idcard", { signal }: SignatureOptions = {}): Promise<string> {
    const file = key === "idcard" ? key : this.#files.get(key.id);
    if (!file) throw new PlatonError("not_found", "expected");
    const outcome = await this.#ask({ name: "sign", text, key: file }, signal);
    if (outcome.kind !== "signed") throw signatureFailure("refused");
    if (key !== "idcard") this.#options.storage.set(storageKeys.signatureKey, key.id);
    return await this.#stamped(outcome.pkcs7, signal);
  }

  /** A copy of a key has its serial too: the second one's id says so. */
  #add(file: KeyFile): SignatureKey {
    const key = readKey(file, Date.now());
    const name = key.serial.replaceAll(/[^\w-]/g, "") || "key";
    let id = name;
    for (let copy = 2; this.#files.has(id); copy += 1) id = `${name}.${copy}`;
    this.#files.set(id, file);
    return { id, ...key };
  }

  #ask(call: BridgeCall, signal?: AbortSignal): ReturnType<typeof askBridge> {
    const { ask = askBridge, project } = this.#options;
    const { service, apiKeys = [] } = project.peek()?.eimzo ?? {};
    const address = service ?? signingServices[location.protocol === "https:" ? "https" : "http"];
    const answer = this.#last.then(async () => await ask({ address, apiKeys, call }, signal));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  /** With the authority's timestamp joined to it, where there is one (spec §7). */
  async #stamped(pkcs7: string, signal?: AbortSignal): Promise<string> {
    if (this.#options.project.peek()?.eimzo?.hasTimestamp !== true) return pkcs7;
    try {
      return (await this.#options.http.call("POST eimzo/timestamp", { body: { pkcs7 }, ...(signal && { signal }) })).pkcs7b64;
    } catch (failure) {
      throw isCancelled(failure) ? failure : signatureFailure("timestamp");
    }
  }
}
