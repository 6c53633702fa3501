import type { OAuthMethodId } from "#contract/oauth2.ts";

/** Providers, as they call themselves in every language. */
export const providerNames: Readonly<Record<OAuthMethodId, string>> = { google: "Google", linkedin: "LinkedIn", one_id: "OneID", ssv: "SSV", keycloak: "Keycloak" };

export type ProviderId = OAuthMethodId;
/** In the order in which they are offered. */
export const providerIds = Object.keys(providerNames) as readonly ProviderId[];
