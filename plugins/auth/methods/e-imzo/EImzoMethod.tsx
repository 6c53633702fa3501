import { lazy, Suspense, type ReactElement } from "react";
import { defineAuthMethod, type AuthMethodProps } from "#sdk/contributions/authMethod.ts";

const SignaturePanel = lazy(async () => ({ default: (await import("./SignaturePanel.tsx")).SignaturePanel }));

const EImzoMethod = (props: AuthMethodProps): ReactElement => <Suspense><SignaturePanel {...props} method="e_imzo" /></Suspense>;

export const eImzoMethod = defineAuthMethod({ id: "e_imzo", name: "auth.e_imzo.name", isMain: false, component: EImzoMethod });
