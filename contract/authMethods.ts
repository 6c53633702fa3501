/** Ways to sign in (spec §1). */
export const authMethodIds = ["password", "e_imzo", "id_card", "google", "linkedin", "one_id", "ssv", "keycloak", "passkey"] as const;
export type AuthMethodId = (typeof authMethodIds)[number];

/** What began a session: a way of signing in, or a one-time link. */
export const sessionMethods = [...authMethodIds, "link"] as const;
export type SessionMethod = (typeof sessionMethods)[number];
