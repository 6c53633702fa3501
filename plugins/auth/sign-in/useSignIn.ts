import { useState } from "react";
import type { User } from "#sdk/capabilities/user.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useText } from "#sdk/react/useText.ts";
import { signInFailure, type SignInFailure } from "./signInFailure.ts";

/** Begins a session; with a code once the server has asked for one. */
export type SignInAttempt = (otp: string | undefined) => Promise<User>;

export interface SigningIn {
  readonly isBusy: boolean;
  readonly failure: SignInFailure | undefined;
  /** The attempt to which the server has answered that it wants a one-time code (spec §4). */
  readonly asked: SignInAttempt | undefined;
  /** @returns what failed; undefined where the person is signed in, or is asked for a code */
  readonly signIn: (attempt: SignInAttempt) => Promise<SignInFailure | undefined>;
  /** What comes before the session: busy, and what failed, as with the session itself. */
  readonly begin: (work: () => Promise<void>) => Promise<void>;
  /** No code is given: the method stands there as it did. */
  readonly giveUp: () => void;
  readonly welcome: (user: User) => Promise<void>;
}

/**
 * What each way of signing in does with its call: busy, what failed, the one-time code, and the welcome.
 * @example
 * const signing = useSignIn(onSignedIn);
 * await signing.signIn((otp) => session.begin("POST auth/login", { body: { username, password, ...(otp && { otp }) } }));
 * return <><form>…</form><LateCodeDialog signing={signing} /></>;
 */
export function useSignIn(onSignedIn: () => void): SigningIn {
  const t = useText();
  const toasts = useCapability("toasts");
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SignInFailure>();
  const [asked, setAsked] = useState<SignInAttempt>();
  const welcome = async (user: User): Promise<void> => {
    await toasts.show({ kind: "success", text: t("auth.welcome", { name: user.fullName }) });
    onSignedIn();
  };
  const signIn: SigningIn["signIn"] = async (attempt) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await welcome(await attempt(undefined));
      return undefined;
    } catch (error) {
      if (error instanceof PlatonError && error.code === "otp_required") return void setAsked(() => attempt);
      const failed = signInFailure(error);
      setFailure(failed);
      return failed;
    } finally {
      setBusy(false);
    }
  };
  const begin: SigningIn["begin"] = async (work) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(signInFailure(error));
    } finally {
      setBusy(false);
    }
  };
  return { begin, isBusy, failure, asked, signIn, giveUp: () => setAsked(undefined), welcome };
}
