import { ofetch, type FetchResponse } from "ofetch";
import type { Tokens } from "#contract/auth.ts";
import type { EndpointMap, EndpointName } from "#contract/endpoints.ts";
import { errorInfo, isErrorCode, type ErrorCode } from "#core/errors/errorCatalogue.ts";
import type { CallOptions } from "#sdk/capabilities/http.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { pause } from "../state/pause.ts";
import type { BrowserStorage } from "../storage/BrowserStorage.ts";
import { SessionTokens, tokenHeaders } from "../storage/SessionTokens.ts";
import { storageKeys } from "../storage/storageKeys.ts";
import { callAddress, type AddressParts, type CallAddress } from "./callAddress.ts";
import type { ClientSettings } from "./ClientSettings.ts";
import { deviceId } from "./deviceId.ts";
import { encodeBody } from "./encodeBody.ts";
import { parseBody } from "./parseBody.ts";
import { readAnswer } from "./readAnswer.ts";
import type { RunExclusively } from "./runExclusively.ts";
import { sendWatched, type OnSent } from "./sendWatched.ts";
import { TokenRefresher } from "./TokenRefresher.ts";

export interface HttpClientOptions {
  readonly settings: ClientSettings;
  readonly storage: BrowserStorage;
  readonly runExclusively: RunExclusively;
  /** BCP-47 tag for Accept-Language. */
  readonly language: () => string;
  /** The project's `transfer_method`, once it is known. */
  readonly transferMethod: () => string | undefined;
  /**
   * The session is over and cannot be refreshed; true when the person has signed in again meanwhile (D22).
   * @param isRefused the refresh call itself was answered with 401
   */
  readonly onSessionLost: (isRefused: boolean) => Promise<boolean>;
  /**
   * The server asks whether a call is meant as it is; true when the person says so.
   * @param words what would come of it
   * @param more a name that has to be typed for a yes, and what exactly would be done
   */
  readonly onQuestion?: (words: string, more: QuestionFacts) => Promise<boolean>;
  /** A call was refused because the person looks as another user no more, or has to set a second factor up. */
  readonly onUserChanged?: () => void;
  /** Whether nobody sits before the tab: what it reads by itself is no use of the session then. */
  readonly isUnattended?: () => boolean;
  /** Whether a call was answered, by whatever, or did not come through. */
  readonly onReached?: (isReached: boolean) => void;
}

interface Sending extends CallAddress {
  readonly call: EndpointName;
  readonly options: CallOptions<EndpointName>;
  readonly onSent?: OnSent | undefined;
  /** The questions that the person has answered with yes. */
  readonly confirmed?: readonly string[];
}

/** Headers of a request that a library sends; after the token was refused, with the next one. */
export type Sign = (isRefused: boolean) => Promise<Record<string, string>>;

/** Calls whose repetition changes nothing: after a 503 they are sent once more. */
const isRepeatable = (call: EndpointName): boolean => call.startsWith("GET ") || call === "POST tables/{name}/rows";
const longestWait = 5_000;

/** The server's calls (spec §7, §8): headers, one refresh across tabs and one retry, errors with codes. */
export class HttpClient {
  readonly #options: HttpClientOptions;
  readonly #tokens: SessionTokens;
  readonly #refresher: TokenRefresher;
  #firstEventId: number | undefined;
  /** Ends what is read in a session that is being signed out of. */
  #leaving = new AbortController();

  constructor(options: HttpClientOptions) {
    this.#options = options;
    this.#tokens = new SessionTokens(options.storage);
    this.#refresher = new TokenRefresher({ ...options, tokens: this.#tokens, request: (token) => this.#requestTokens(token) });
  }

  /** The last event before the earliest answer that this document has: whatever came later may not show in it (D10). */
  get firstEventId(): string | undefined {
    return this.#firstEventId?.toString();
  }

  /**
   * @param onSent told how many bytes of the body have left
   * @throws PlatonError with the server's code; `network` when it cannot be reached; `cancelled` after an abort
   */
  async call<Call extends EndpointName>(
    call: Call,
    options: CallOptions<Call>,
    onSent?: OnSent,
  ): Promise<EndpointMap[Call]["response"]> {
    const address = callAddress(call, options as AddressParts, this.#options.settings);
    const sending: Sending = { ...address, call, options: options as CallOptions<EndpointName>, onSent };
    const answer = await this.#sendConfirmed(sending);
    return readAnswer(answer.status, answer._data) as EndpointMap[Call]["response"];
  }

  /** What the server asks about is asked here, and sent once more where it is meant; one question may come after another. */
  async #sendConfirmed(sending: Sending): Promise<FetchResponse<unknown>> {
    const answer = await this.#sendSignedIn(sending);
    const { confirmed = [] } = sending;
    const { data, message = "" } = (answer._data ?? {}) as Asking;
    const { code = "", confirm = code, typed, details } = data ?? {};
    if (code === "observation_ended" || code === "second_factor_needed") this.#options.onUserChanged?.();
    const isAsked = answer.status === 409 && questions.has(code) && !confirmed.includes(confirm);
    if (!isAsked || !(await this.#options.onQuestion?.(message, { typed, details }))) return answer;
    return await this.#sendConfirmed({ ...sending, confirmed: [...confirmed, confirm] });
  }

  /**
   * Ends the session on the server, which refuses its token from then on: until it has answered, what is being read is
   * cancelled and nothing else is read.
   */
  async logout(): Promise<void> {
    this.#leaving.abort();
    try {
      await this.call("POST logout", {});
    } finally {
      this.#leaving = new AbortController();
    }
  }

  /** Where a GET is found by what sends no headers of ours: an image, a link. */
  address<Call extends EndpointName & `GET ${string}`>(call: Call, { query, ...parts }: CallOptions<Call>): string {
    const { url } = callAddress(call, parts as AddressParts, this.#options.settings);
    const text = new URLSearchParams(query as Record<string, string> | undefined).toString();
    return text ? `${url}?${text}` : url;
  }

  /** Address and headers of a call that is read as a stream. */
  streamRequest(call: EndpointName, query: Readonly<Record<string, string>>): { url: string; headers: Headers } {
    const { url } = callAddress(call, {}, this.#options.settings);
    const text = new URLSearchParams(query).toString();
    return { url: text ? `${url}?${text}` : url, headers: new Headers(this.#headers(this.#token())) };
  }

  /** Where a call is sent that a library sends itself. */
  addressOf(call: EndpointName, isPublic: boolean): string {
    return callAddress(call, { isPublic }, this.#options.settings).url;
  }

  /** Signs the requests of one piece of work that a library sends: for whoever began it, and for nobody else. */
  signer({ isAnonymous }: { readonly isAnonymous: boolean }): Sign {
    const person = this.#person();
    let token: string | undefined;
    return async (isRefused) => {
      if (isAnonymous) return this.#headers(undefined);
      token = isRefused && token !== undefined ? await this.#nextToken(token) : this.#token();
      const isOthers = person !== undefined && this.#person() !== person;
      if (token === undefined || isOthers) throw new PlatonError("token_expired", "expected", { status: 401 });
      return this.#headers(token);
    };
  }

  /** A request that was not sent from here was answered, or did not come through. */
  noteReached(isReached: boolean): void {
    this.#options.onReached?.(isReached);
  }

  async #sendSignedIn(sending: Sending): Promise<FetchResponse<unknown>> {
    const token = sending.isAnonymous ? undefined : this.#token();
    const person = this.#person();
    const answer = await this.#sendPatiently(sending, token);
    if (answer.status !== 401 || token === undefined) return answer;
    const next = await this.#nextToken(token);
    const isOthers = person !== undefined && this.#person() !== person;
    if (next === undefined || isOthers) return answer;
    const repeated = await this.#sendPatiently(sending, next);
    // It was retried already (spec §8): no token that can be had is good enough.
    if (repeated.status === 401) await this.#options.onSessionLost(false);
    return repeated;
  }

  /** The token for the one retry, or undefined when the session is over. */
  async #nextToken(refused: string): Promise<string | undefined> {
    let isRefused = false;
    try {
      const next = await this.#refresher.refresh(refused);
      if (next !== undefined) return next;
    } catch (failure) {
      // A server that is away says nothing about the session: the call fails, the session stays.
      if (!(failure instanceof PlatonError) || !endsSession(failure)) throw failure;
      isRefused = failure.details.status === 401;
    }
    // Somebody signed in over the form while the refresh with the old token was still on its way.
    const present = this.#token();
    if (present !== undefined && present !== refused) return present;
    return (await this.#options.onSessionLost(isRefused)) ? this.#token() : undefined;
  }

  async #sendPatiently(sending: Sending, token: string | undefined): Promise<FetchResponse<unknown>> {
    const answer = await this.#send(sending, token);
    if (answer.status !== 503 || !isRepeatable(sending.call) || !mayPass(answer._data)) return answer;
    await pause(retryAfter(answer.headers), sending.options.signal);
    return await this.#send(sending, token);
  }

  async #send(sending: Sending, token: string | undefined, headers: HeadersInit = {}): Promise<FetchResponse<unknown>> {
    const { options, method, url } = sending;
    const body = encodeBody(method === "GET" ? {} : options, this.#options.transferMethod());
    const signal = this.#signalOf(sending);
    try {
      const confirmed: Record<string, string> = sending.confirmed === undefined ? {} : { "x-confirmed": sending.confirmed.join() };
      const all = { ...this.#headers(token), ...body.headers, ...confirmed, ...(headers as Record<string, string>) };
      const answer = sending.onSent ? await sendWatched(url, { method, body: body.body, headers: all, signal, onSent: sending.onSent }) : await ofetch.raw<unknown>(url, {
        method,
        query: options.query as Record<string, string> | undefined,
        body: body.body,
        headers: all,
        signal,
        keepalive: outlives.has(sending.call),
        retry: false,
        ignoreResponseError: true,
        parseResponse: parseBody,
      });
      this.#noteEvent(answer.headers.get("x-event-id"));
      this.#options.onReached?.(true);
      return answer;
    } catch (failure) {
      if (signal?.aborted) throw cancelled(failure);
      this.#options.onReached?.(false);
      throw new PlatonError("network", "expected", { status: 0, cause: failure });
    }
  }

  /** What ends the call: the caller's wish, and, of a read, signing out. */
  #signalOf({ call, options: { signal } }: Sending): AbortSignal | undefined {
    const signals = [signal, isRepeatable(call) ? this.#leaving.signal : undefined].filter((one) => one !== undefined);
    return signals.length > 1 ? AbortSignal.any(signals) : signals[0];
  }

  #noteEvent(id: string | null): void {
    if (id !== null) this.#firstEventId = Math.min(Number(id), this.#firstEventId ?? Infinity);
  }

  async #requestTokens(refreshing: string): Promise<Tokens> {
    const call = "POST auth/refresh/token";
    const sending: Sending = { ...callAddress(call, {}, this.#options.settings), call, options: {} as CallOptions<EndpointName> };
    const headers = { ...tokenHeaders(refreshing), "device-id": deviceId(this.#options.storage) };
    const answer = await this.#send(sending, undefined, headers);
    return readAnswer(answer.status, answer._data) as Tokens;
  }

  #token(): string | undefined {
    return this.#tokens.present;
  }

  /** Whose token it is, where that is known already. */
  #person(): unknown {
    return this.#user()?.id;
  }

  #user(): StoredUser | undefined {
    return this.#options.storage.getJson(storageKeys.user) as StoredUser | undefined;
  }

  #headers(token: string | undefined): Record<string, string> {
    return {
      "accept-language": this.#options.language(),
      "device-id": deviceId(this.#options.storage),
      ...(token === undefined ? {} : tokenHeaders(token)),
      ...(this.#options.isUnattended?.() ? { "x-unattended": "1" } : {}),
      // Should it be over by then, the server does nothing in the administrator's own name.
      ...(this.#user()?.observer === undefined ? {} : { "x-observed": "1" }),
    };
  }
}

interface StoredUser {
  readonly id?: unknown;
  readonly observer?: unknown;
}

/** Refusals that are questions. */
const questions: ReadonlySet<string> = new Set<ErrorCode>(["own_right_lost", "destructive_change", "type_change", "options_gone", "names_carried"]);

/** What a question asks for and shows beside its words. */
interface QuestionFacts {
  readonly typed: string | undefined;
  readonly details: string | undefined;
}

/** What of an answer says that it is a question. */
interface Asking {
  readonly message?: string;
  /** `confirm`: what a yes says, the code unless given. */
  readonly data?: { readonly code?: string; readonly confirm?: string; readonly typed?: string; readonly details?: string } | null;
}

/** Sent also as the document is left. */
const outlives: ReadonlySet<EndpointName> = new Set(["POST plugins/usage"]);

const endsSession = (failure: PlatonError): boolean => failure.details.status === 401 || failure.details.status === 403;

const cancelled = (cause: unknown): PlatonError => new PlatonError("cancelled", "cancelled", { cause });

function mayPass(body: unknown): boolean {
  const code = (body as { data?: { code?: unknown } } | undefined)?.data?.code;
  return !isErrorCode(code) || errorInfo(code).retryable;
}

function retryAfter(headers: Headers): number {
  const seconds = Number(headers.get("retry-after") ?? 1);
  return Math.min(Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : 1000, longestWait);
}
