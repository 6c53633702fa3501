import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { answerWords } from "#sdk/errors/readFailure.ts";

/** What a failed password sign-in says to the user (spec §8). */
export type SignInFailure =
  | { readonly kind: "credentials" }
  /** The account rests for a while after too many attempts (D23). */
  | { readonly kind: "locked"; readonly seconds: number }
  | { readonly kind: "server"; readonly text: string }
  | { readonly kind: "offline" }
  | { readonly kind: "unknown" };

/** 401: login or password is wrong; other errors: the server's message, else 'Хатолик' (spec §8). */
export function signInFailure(failure: unknown): SignInFailure {
  if (!(failure instanceof PlatonError)) return { kind: "unknown" };
  const { status, params } = failure.details;
  if (failure.code === "login_locked") return { kind: "locked", seconds: Number(params?.["seconds"] ?? 0) };
  if (status === 401) return { kind: "credentials" };
  if (failure.code === "network") return { kind: "offline" };
  const text = answerWords(failure);
  return text === undefined ? { kind: "unknown" } : { kind: "server", text };
}
