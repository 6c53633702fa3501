import { lazy, Suspense, type ReactElement } from "react";
import { defineAuthMethod, type AuthMethodDefinition, type AuthMethodProps } from "#sdk/contributions/authMethod.ts";
import { providerIds, providerNames } from "#sdk/react/security/providerNames.ts";
import { providerMarks } from "./providerMarks.ts";

const ProviderPanel = lazy(async () => ({ default: (await import("./ProviderPanel.tsx")).ProviderPanel }));


/** One way to sign in for each provider; they differ by where the person is sent. */
export const oauthMethods: readonly AuthMethodDefinition[] = providerIds.map((id) => {
  const OAuthMethod = (props: AuthMethodProps): ReactElement => <Suspense><ProviderPanel {...props} method={id} /></Suspense>;
  return defineAuthMethod({ id, name: providerNames[id], icon: providerMarks[id], isMain: false, component: OAuthMethod });
});
