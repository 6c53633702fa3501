import type { LoginResponse, User } from "#contract/auth.ts";
import type { EndpointMap, EndpointName } from "#contract/endpoints.ts";
import type { CallOptions } from "./http.ts";

export type { ProvedIdentity } from "#contract/oauth2.ts";

/** Calls whose answer is a session: one for each way of signing in. */
export type SignInCall = {
  [Call in EndpointName]: EndpointMap[Call]["response"] extends LoginResponse ? Call : never;
}[EndpointName];

/** What waits in this tab while the person is at a provider's page. */
export interface Journey {
  /** The way of signing in. */
  readonly method: string;
  /** What the provider sends the person back with. */
  readonly state: string;
  /** Where they go on afterwards. */
  readonly next: string;
  /** An account is being connected; nobody signs in. */
  readonly isConnecting?: boolean;
}

/**
 * Signing in and out. Never for guests: who is signed in, they read from `user`.
 * @since 1.0.0
 * @example const user = await session.begin("POST auth/login", { body: { username, password } });
 */
export interface SessionCapability {
  /**
   * Makes the call and begins the session that it answers with; afterwards the events `AfterLogin` and `AfterAuth` fire.
   * @throws PlatonError those of the call
   */
  begin<Call extends SignInCall>(call: Call, options: CallOptions<Call>): Promise<User>;
  /**
   * For administrators: looks at the product as the user does, for 30 minutes, and writes nothing. The document begins anew at `/`.
   * @throws PlatonError `forbidden`; `not_found` for a user that is not there or is disabled
   */
  observe(userId: string): Promise<void>;
  /**
   * Goes to a provider's page with this document; the journey is kept in this tab.
   * @throws PlatonError `invalid_path` for what is no address of a page
   */
  leave(url: string, journey: Journey): Promise<void>;
  /** The journey on which this tab comes back with the state, once; undefined where it did not begin here. */
  arrive(state: string): Promise<Journey | undefined>;
  /**
   * Reads the user anew, after a change of their own access. Other tabs hear of it from the server.
   * @throws PlatonError those of the call; the session is as it was then
   */
  reload(): Promise<void>;
  /** Ends the session: event `AfterLogout`, the server's call, storage cleared, redirect to sign-in (spec §4). */
  signOut(): Promise<void>;
}
