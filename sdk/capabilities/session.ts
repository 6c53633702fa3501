import type { LoginBody, User } from "#contract/auth.ts";

/**
 * Signing in and out. Never for guests: who is signed in, they read from `user`.
 * @since 1.0.0
 * @example const user = await session.signIn({ username, password });
 */
export interface SessionCapability {
  /**
   * Password sign-in; afterwards the events `AfterLogin` and `AfterAuth` fire.
   * @throws PlatonError `bad_credentials`, `login_locked`, `otp_required`
   */
  signIn(body: LoginBody): Promise<User>;
  /** Ends the session: event `AfterLogout`, the server's call, storage cleared, redirect to sign-in (spec §4). */
  signOut(): Promise<void>;
}
