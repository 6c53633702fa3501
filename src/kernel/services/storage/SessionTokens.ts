import type { Tokens } from "#contract/auth.ts";
import { isSessionMark, sessionMarkCookie, sessionMarkHeader } from "#core/sessionMark.ts";
import type { BrowserStorage } from "./BrowserStorage.ts";
import { storageKeys } from "./storageKeys.ts";

/**
 * By what the session of this browser is shown to the server: its access token from the storage (spec §3), or, where the project keeps
 * tokens in cookies that no script reads, the mark that goes with them.
 */
export class SessionTokens {
  readonly #storage: BrowserStorage;

  constructor(storage: BrowserStorage) {
    this.#storage = storage;
  }

  /** Undefined for a guest. It is another one after each refresh. */
  get present(): string | undefined {
    return this.#storage.get(storageKeys.token) ?? readMark();
  }

  /** What new tokens are asked for with. */
  get refreshing(): string | undefined {
    return this.#storage.get(storageKeys.token) === undefined ? readMark() : this.#storage.get(storageKeys.refreshToken);
  }

  /** Those of an answer; without any they came in cookies, and none stays in the storage. */
  keep({ access_token: access, refresh_token: refresh }: Pick<Tokens, "access_token" | "refresh_token">): void {
    if (access === "") return this.#storage.remove(storageKeys.token, storageKeys.refreshToken);
    this.#storage.set(storageKeys.refreshToken, refresh);
    this.#storage.set(storageKeys.token, access);
  }

  /** Without the mark the cookies show nothing, should the server not have heard of it. */
  forget(): void {
    this.#storage.remove(storageKeys.token, storageKeys.refreshToken);
    if (readMark() !== undefined) document.cookie = `${markCookie()}=; Path=/; Max-Age=0${isSecure() ? "; Secure" : ""}`;
  }
}

/** Headers that show it. */
export const tokenHeaders = (token: string): Record<string, string> =>
  (isSessionMark(token) ? { [sessionMarkHeader]: token } : { authorization: `Bearer ${token}` });

const isSecure = (): boolean => window.location.protocol === "https:";
const markCookie = (): string => sessionMarkCookie(isSecure());

function readMark(): string | undefined {
  const start = `${markCookie()}=`;
  return document.cookie.split("; ").find((pair) => pair.startsWith(start))?.slice(start.length) || undefined;
}
