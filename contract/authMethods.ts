/** Ways to sign in (spec §1). */
export const authMethodIds = ["password", "e_imzo", "id_card", "google", "linkedin", "one_id", "ssv", "keycloak", "passkey"] as const;
export type AuthMethodId = (typeof authMethodIds)[number];
