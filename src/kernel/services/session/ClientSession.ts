import { computed, signal, type ReadonlySignal } from "@preact/signals-react";
import type { LoginResponse, OrganizationChange, User } from "#contract/auth.ts";
import { isSessionMark } from "#core/sessionMark.ts";
import type { CallOptions } from "#sdk/capabilities/http.ts";
import type { Journey, SignInCall } from "#sdk/capabilities/session.ts";
import type { Disposable } from "#sdk/plugin/Disposable.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import type { EventBus } from "../events/EventBus.ts";
import type { HttpClient } from "../http/HttpClient.ts";
import type { Log } from "../log/Log.ts";
import { pause } from "../state/pause.ts";
import type { BrowserStorage } from "../storage/BrowserStorage.ts";
import { SessionTokens } from "../storage/SessionTokens.ts";
import { storageKeys } from "../storage/storageKeys.ts";
import { keepJourney, takeJourney } from "../storage/tabJourney.ts";
import { PlainView } from "./PlainView.ts";
import { refusedPath, signInAddress, signInPath } from "./signInAddress.ts";

export interface ClientSessionOptions {
  readonly storage: BrowserStorage;
  readonly http: Pick<HttpClient, "call" | "logout">;
  readonly bus: EventBus;
  readonly log: Log;
  /** Goes to sign in, without a way back by the history. */
  readonly goToSignIn: (address: string) => void;
  /** Begins the document anew, for another person, or another one: where it is, unless an address is said. */
  readonly restart: (address?: string) => void;
}

/** `unknown`: a token is there, its user is not loaded yet. */
export type SessionState = "guest" | "unknown" | "user";

/** For so long signing out waits for the server, in milliseconds. */
const longestLogout = 5_000;

/** What no other person may find, besides the specified values. */
const ofThePerson = [storageKeys.recentPlaces, storageKeys.userOrganizations] as const;

/** Who is signed in (spec §4 Session, Route guard). */
export class ClientSession {
  readonly #options: ClientSessionOptions;
  readonly #tokens: SessionTokens;
  readonly #user = signal<User | undefined>(undefined);
  readonly #hasToken = signal(false);
  readonly #isAsked = signal(false);
  /** Those whose calls wait for the sign-in dialog over an open form. */
  #waiting: ((isSignedIn: boolean) => void)[] = [];
  /** The server's news that the session has ended is no news then. */
  #isSigningOut = false;
  /** The document begins anew with another identity: what the server says of that is no news then. */
  #isSwitching = false;
  /** The refresh was answered with 401: whoever signs in now does so where the specification says (spec §8). */
  #isRefused = false;
  /** True while something unsaved is open, over which the dialog is shown instead of leaving (D22). */
  keepsDocument: () => boolean = () => false;

  /** Developer mode: an administrator as a plain user. */
  readonly plainView: PlainView;
  /** The signed-in person, in developer mode without what makes an administrator. */
  readonly user: ReadonlySignal<User | undefined>;
  readonly state: ReadonlySignal<SessionState> = computed(() =>
    this.#user.value ? "user" : this.#hasToken.value ? "unknown" : "guest",
  );
  /** True while the sign-in dialog stands over an open form. */
  readonly isSignInAsked: ReadonlySignal<boolean> = this.#isAsked;

  constructor(options: ClientSessionOptions) {
    this.#options = options;
    this.plainView = new PlainView(options.storage, this.#user);
    this.user = this.plainView.user;
    this.#tokens = new SessionTokens(options.storage);
    this.#hasToken.value = this.#tokens.present !== undefined;
  }

  /**
   * Loads the user of a stored token. When the server refuses, token and user are removed (spec §4); when it cannot be
   * reached, they stay and the error is thrown: being offline signs nobody out.
   */
  async load(): Promise<void> {
    if (!this.#hasToken.peek()) return;
    try {
      this.#keepUser(await this.#options.http.call("GET user-info", {}));
    } catch (failure) {
      if (failure instanceof PlatonError && isAway(failure)) throw failure;
      // Another call has brought the user meanwhile.
      if (!this.#user.peek()) this.#forget();
    }
  }

  /** Begins the session that the call answers with, whatever the way of signing in. */
  async begin<Call extends SignInCall>(call: Call, options: CallOptions<Call>): Promise<User> {
    return this.#begin(await this.#options.http.call(call, options));
  }

  /** Reads the user anew. Failing, it throws and changes nothing: the session is as it was. */
  async reload(): Promise<void> {
    const user = await this.#options.http.call("GET user-refresh", {});
    const before = this.#user.peek();
    if (!before || this.#isSwitching) return;
    if (user.id === before.id) return this.#keepUser(user);
    this.#store(user);
    this.#options.restart();
  }

  /**
   * Whether the document may be seen: it is still the session of the person that it shows, or something unsaved is open, over which a
   * sign-in dialog stands. A session that is over is left; a server that is away says nothing of it.
   */
  async checkAgain(): Promise<boolean> {
    const before = this.#user.peek();
    this.#followOtherTab();
    if (before === undefined || this.keepsDocument()) return true;
    if (storedUserId(this.#options.storage) !== before.id) return false;
    await this.reload().catch((failure: unknown) => this.#options.log.error(failure));
    return this.#user.peek()?.id === before.id;
  }

  /** Who is signed in and may have something kept in their name: nobody while an administrator looks as another user. */
  writer(): User | undefined {
    const user = this.#user.peek();
    return user?.observer ? undefined : user;
  }

  /** Looks at the product as another user does. The document begins anew, and with it those of other tabs. */
  async observe(id: string): Promise<void> {
    await this.#switch("/", async () => await this.#options.http.call("POST users/{id}/observation", { params: { id } }));
  }

  /** Goes to a provider's page. The server says where; a browser would run what is no address of a page. */
  async leave(url: string, journey: Journey): Promise<void> {
    const { protocol } = new URL(url, window.location.origin);
    if (protocol !== "https:" && protocol !== "http:") throw new PlatonError("invalid_path", "expected");
    await Promise.resolve(keepJourney(journey));
    this.#options.restart(url);
  }

  arrive(state: string): Journey | undefined {
    return takeJourney(state);
  }

  /** Looks as nobody else any more, and goes where that began. */
  async stopObserving(): Promise<void> {
    const address = `/system/users/${this.#user.peek()?.id ?? ""}`;
    await this.#switch(address, async () => await this.#options.http.call("DELETE observation", {}));
  }

  async #switch(address: string, change: () => Promise<unknown>): Promise<void> {
    this.#isSwitching = true;
    try {
      await change();
      this.#options.restart(address);
    } catch (failure) {
      this.#isSwitching = false;
      throw failure;
    }
  }

  /** The session goes on with other tokens and another user record: of the same person, in another organisation. */
  continueWith({ user, ...tokens }: OrganizationChange): void {
    this.#tokens.keep(tokens);
    this.#keepUser(user);
  }

  /** By the user's own wish: event, the server's call, storage, redirect, in this order (spec §4). */
  async signOut(): Promise<void> {
    this.#isSigningOut = true;
    this.#options.bus.emit("AfterLogout", { reason: "user" });
    try {
      await Promise.race([this.#options.http.logout(), pause(longestLogout)]);
    } catch (failure) {
      this.#options.log.error(failure);
    }
    this.#leave(here());
  }

  /**
   * The session is over for good. With an open form a sign-in dialog is shown over it (D22).
   * @param isRefused its refresh was answered with 401
   * @returns true once the same person has signed in again
   */
  async endForGood(isRefused = false): Promise<boolean> {
    if (this.#isSigningOut) return false;
    this.#isRefused = isRefused;
    if (this.#user.peek() && this.keepsDocument()) return await this.#ask();
    if (!this.#hasToken.peek()) return false;
    this.#options.bus.emit("AfterLogout", { reason: "expired" });
    this.#leave(here());
    return false;
  }

  /** The server ended a session of this user: this one, if the token says so. */
  async hearRevoked(sessionId: string): Promise<void> {
    if (this.isOwn(sessionId)) await this.endForGood();
  }

  /** Whether it is the session of this browser. */
  isOwn(sessionId: string): boolean {
    return sessionOfToken(this.#tokens.present) === sessionId;
  }

  /** Gives up the sign-in dialog: the form is left and what was typed with it. */
  giveUp(): void {
    this.#settle(false);
    this.#options.bus.emit("AfterLogout", { reason: "expired" });
    this.#leave(here());
  }

  /** Where one signs in, with the way back. */
  signInAddress(next: string): string {
    const page = this.#isRefused ? refusedPath : this.#options.storage.get(storageKeys.loginUrl);
    return signInAddress(page, next, window.location.origin);
  }

  /** Follows other tabs: signing out there signs out here, and another user there starts this document anew. */
  followOtherTabs(): Disposable {
    return this.#options.storage.onOtherTab((key) => {
      const isOurs = key === undefined || key === storageKeys.token || key === storageKeys.user;
      if (isOurs) this.#followOtherTab();
    });
  }

  #followOtherTab(): void {
    const { storage } = this.#options;
    const hasToken = this.#tokens.present !== undefined;
    const other = storedUserId(storage);
    if (!hasToken && this.#hasToken.peek() && !this.#isSigningOut) void this.#endHere();
    // The user is written after the token: only with both is it known whose session it is.
    if (!hasToken || other === undefined) return;
    if (other !== this.#user.peek()?.id && !this.#isSwitching) this.#options.restart();
    else if (this.#isAsked.peek()) this.#settle(true);
  }

  /** Another tab ended the session: an open form stays, everything else goes to sign in. */
  async #endHere(): Promise<void> {
    if (this.#user.peek() && this.keepsDocument()) await this.#ask();
    else this.#leave(here());
  }

  #begin(answer: LoginResponse): User {
    const { storage, bus } = this.#options;
    this.#isRefused = false;
    const before = this.#user.peek();
    // Another person signed in over the form of the first: nothing of it may be sent in the new name.
    const isSame = before === undefined || before.id === answer.user.id;
    if (!isSame) storage.remove(...ofThePerson);
    this.#tokens.keep(answer);
    storage.set(storageKeys.loginUrl, signInPath);
    this.#keepUser(answer.user);
    bus.emit("AfterLogin", { user: answer.user });
    bus.emit("AfterAuth", { user: answer.user });
    this.#settle(isSame);
    if (!isSame) this.#options.restart();
    return answer.user;
  }

  async #ask(): Promise<boolean> {
    this.#isAsked.value = true;
    return await new Promise<boolean>((resolve) => this.#waiting.push(resolve));
  }

  #settle(isSignedIn: boolean): void {
    this.#isAsked.value = false;
    for (const resolve of this.#waiting.splice(0)) resolve(isSignedIn);
  }

  #keepUser(user: User): void {
    this.#store(user);
    this.#hasToken.value = true;
    this.#user.value = user;
  }

  #store(user: User): void {
    const { storage } = this.#options;
    if (storedUserId(storage) !== user.id) storage.remove(...ofThePerson);
    storage.setJson(storageKeys.user, user);
  }

  #forget(): void {
    const { user, loginUrl, menuCollapsed } = storageKeys;
    // Before the user: other tabs hear of that, and look for the tokens.
    this.#tokens.forget();
    this.#options.storage.remove(user, loginUrl, menuCollapsed, ...ofThePerson);
    this.#hasToken.value = false;
    this.#user.value = undefined;
  }

  #leave(next: string): void {
    const address = this.signInAddress(next);
    this.#forget();
    this.#options.goToSignIn(address);
  }
}

/** The session that an access token or a mark names; undefined for a token of another kind. Nothing is decided by it but what is asked. */
function sessionOfToken(token = ""): string | undefined {
  const [, said = ""] = token.split(".");
  if (isSessionMark(token)) return said;
  try {
    const payload = said.replaceAll("-", "+").replaceAll("_", "/");
    const { sid } = JSON.parse(atob(payload)) as { sid?: unknown };
    return typeof sid === "string" ? sid : undefined;
  } catch {
    return undefined;
  }
}

const here = (): string => window.location.pathname + window.location.search;

/** 502 and 504 are a proxy's, whose server is away; 500 is an answer (spec §4). */
const awayStatuses: ReadonlySet<number | undefined> = new Set([502, 503, 504]);

const isAway = (failure: PlatonError): boolean => failure.code === "network" || awayStatuses.has(failure.details.status);

function storedUserId(storage: BrowserStorage): string | undefined {
  const user = storage.getJson(storageKeys.user) as { id?: unknown } | undefined;
  return typeof user?.id === "string" ? user.id : undefined;
}
