import { lazy, Suspense, type ReactElement } from "react";
import { defineAuthMethod, type AuthMethodDefinition, type AuthMethodProps } from "#sdk/contributions/authMethod.ts";
import { providerMarks } from "./providerMarks.ts";

const ProviderPanel = lazy(async () => ({ default: (await import("./ProviderPanel.tsx")).ProviderPanel }));

/** Providers, by the ids of the contract. */
const providers = ["google", "linkedin", "one_id", "ssv", "keycloak"] as const;
export type ProviderId = (typeof providers)[number];

/** One way to sign in for each provider; they differ by where the person is sent. */
export const oauthMethods: readonly AuthMethodDefinition[] = providers.map((id) => {
  const OAuthMethod = (props: AuthMethodProps): ReactElement => <Suspense><ProviderPanel {...props} method={id} /></Suspense>;
  return defineAuthMethod({ id, name: `auth.${id}.name`, icon: providerMarks[id], isMain: false, component: OAuthMethod });
});
