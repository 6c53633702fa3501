import { lazy, Suspense, type ReactElement } from "react";
import type { SigningIn } from "./useSignIn.ts";

const CodeDialog = lazy(async () => ({ default: (await import("./CodeDialog.tsx")).CodeDialog }));

/** Asks for the one-time code when the server does; few people meet it, and its code comes when somebody does. */
export const LateCodeDialog = ({ signing }: { readonly signing: SigningIn }): ReactElement | undefined =>
  signing.asked && <Suspense><CodeDialog attempt={signing.asked} onSignedIn={signing.welcome} onClose={signing.giveUp} /></Suspense>;
