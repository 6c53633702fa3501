import { useEffect, useRef, useState } from "react";
import type { SignatureFault, SignatureKey } from "#sdk/capabilities/signatures.ts";
import { isCancelled, PlatonError } from "#sdk/errors/PlatonError.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { signInFailure, type SignInFailure } from "../../sign-in/signInFailure.ts";
import { useSignIn, type SigningIn } from "../../sign-in/useSignIn.ts";

export type SignatureMethodId = "e_imzo" | "id_card";

/** Refusals with words of their own (spec §8). */
const refusals = ["individuals_not_allowed", "legal_entities_not_allowed", "invalid_signer", "revoked_signer", "signer_not_allowed"] as const;
export type SignatureRefusal = (typeof refusals)[number];

export type SignatureProblem =
  | { readonly kind: "fault"; readonly why: SignatureFault; readonly detail?: string }
  | { readonly kind: "refusal"; readonly code: SignatureRefusal }
  | { readonly kind: "other"; readonly failure: SignInFailure };

/** What could not be done on this computer; undefined where it is something else. */
export function faultOf(failure: unknown): SignatureProblem | undefined {
  if (!(failure instanceof PlatonError) || failure.code !== "signature_failed") return undefined;
  const { why, detail } = failure.details.params ?? {};
  return { kind: "fault", why: why as SignatureFault, ...(detail !== undefined && { detail: String(detail) }) };
}

/** What the server said of who signed; undefined where it is something that any method may be told. */
function refusalOf(failure: unknown): SignatureProblem | undefined {
  const code = failure instanceof PlatonError ? refusals.find((one) => one === failure.code) : undefined;
  return code && { kind: "refusal", code };
}

export interface SignatureSigningIn {
  readonly signing: SigningIn;
  /** What is waited for: the person in the service's window, or the server. */
  readonly step: "idle" | "signing" | "sending";
  readonly problem: SignatureProblem | undefined;
  readonly start: (key: SignatureKey | "idcard") => Promise<void>;
}

export interface SignatureSignInOptions {
  readonly onSignedIn: () => void;
  /** What the toast says where there is no timestamp (spec §8). */
  readonly noTimestamp: string;
}

/** Challenge, signature, session; a repetition with a one-time code sends the same package. It ends where the dialog does. */
export function useSignatureSignIn(method: SignatureMethodId, { onSignedIn, noTimestamp }: SignatureSignInOptions): SignatureSigningIn {
  const http = useCapability("http");
  const session = useCapability("session");
  const signatures = useCapability("signatures");
  const toasts = useCapability("toasts");
  const signing = useSignIn(onSignedIn);
  const [step, setStep] = useState<SignatureSigningIn["step"]>("idle");
  const [problem, setProblem] = useState<SignatureProblem>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (body: string): Promise<void> => {
    let last: unknown;
    const failure = await signing.signIn(async (otp) => {
      try {
        return await session.begin("POST auth/e-imzo", { query: { method, ...(otp !== undefined && { otp }) }, body });
      } catch (error) {
        last = error;
        throw error;
      }
    });
    if (failure) setProblem(refusalOf(last) ?? { kind: "other", failure });
  };
  const start = async (key: SignatureKey | "idcard"): Promise<void> => {
    if (step !== "idle") return;
    const { signal } = (running.current = new AbortController());
    setProblem(undefined);
    setStep("signing");
    try {
      const { challenge } = await http.call("GET auth/e-imzo", { signal });
      const signed = await signatures.sign(challenge, key, { signal });
      setStep("sending");
      await send(signed);
    } catch (error) {
      if (isCancelled(error)) return;
      const fault = faultOf(error);
      if (fault?.kind === "fault" && fault.why === "timestamp") await toasts.show({ kind: "error", text: noTimestamp });
      else setProblem(fault ?? { kind: "other", failure: signInFailure(error) });
    } finally {
      setStep("idle");
    }
  };
  return { signing, step, problem, start };
}
