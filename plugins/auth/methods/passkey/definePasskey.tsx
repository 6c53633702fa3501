import { lazy, Suspense } from "react";
import { defineAuthMethod } from "#sdk/contributions/authMethod.ts";

const PasskeyMethod = lazy(async () => ({ default: (await import("./PasskeyMethod.tsx")).PasskeyMethod }));

export const passkeyMethod = defineAuthMethod({
  id: "passkey",
  name: "auth.passkey.name",
  isMain: false,
  component: (props) => <Suspense><PasskeyMethod {...props} /></Suspense>,
});
