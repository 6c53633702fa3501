import type { useText } from "#sdk/react/useText.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { answerWords } from "#sdk/errors/readFailure.ts";

/** What a failed password sign-in says to the user (spec §8). */
export type SignInFailure =
  | { readonly kind: "credentials" }
  /** The account rests for a while after too many attempts (D23). */
  | { readonly kind: "locked"; readonly seconds: number }
  | { readonly kind: "server"; readonly text: string }
  /** Name and password are right, and somebody else chose the password. */
  | { readonly kind: "mustChoose" }
  | { readonly kind: "offline" }
  | { readonly kind: "unknown" };

/** 401: login or password is wrong; other errors: the server's message, else 'Хатолик' (spec §8). */
export function signInFailure(failure: unknown): SignInFailure {
  if (!(failure instanceof PlatonError)) return { kind: "unknown" };
  const { status, params } = failure.details;
  if (failure.code === "login_locked") return { kind: "locked", seconds: Number(params?.["seconds"] ?? 0) };
  if (failure.code === "password_change_required") return { kind: "mustChoose" };
  if (status === 401) return { kind: "credentials" };
  if (failure.code === "network") return { kind: "offline" };
  const text = answerWords(failure);
  return text === undefined ? { kind: "unknown" } : { kind: "server", text };
}

/** In the person's language. */
export function readSignInFailure(failure: SignInFailure, t: ReturnType<typeof useText>): string {
  switch (failure.kind) {
    case "credentials":
      return t("auth.password.wrong");
    case "locked":
      return t("auth.password.locked", { minutes: Math.max(1, Math.ceil(failure.seconds / 60)) });
    case "server":
      return failure.text;
    case "offline":
      return t("ui.offlineTitle");
    case "mustChoose":
    case "unknown":
      return t("auth.failed");
  }
}
