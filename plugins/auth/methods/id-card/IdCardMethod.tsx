import { lazy, Suspense, type ReactElement } from "react";
import { defineAuthMethod, type AuthMethodProps } from "#sdk/contributions/authMethod.ts";

const SignaturePanel = lazy(async () => ({ default: (await import("../e-imzo/SignaturePanel.tsx")).SignaturePanel }));

/** The same as by a key, with the card in the reader in place of one (D26). */
const IdCardMethod = (props: AuthMethodProps): ReactElement => <Suspense><SignaturePanel {...props} method="id_card" /></Suspense>;

export const idCardMethod = defineAuthMethod({ id: "id_card", name: "auth.id_card.name", isMain: false, component: IdCardMethod });
