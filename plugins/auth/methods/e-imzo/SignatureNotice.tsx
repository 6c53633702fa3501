import { useEffect, useRef, type ReactElement } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLateText } from "#sdk/react/live/useLateText.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { useText } from "#sdk/react/useText.ts";
import { Link } from "#sdk/ui/actions/Link.tsx";
import { Spinner } from "#sdk/ui/status/Spinner.tsx";
import { readSignInFailure } from "../../sign-in/signInFailure.ts";
import styles from "./SignatureDialog.module.css";
import { signatureWords } from "./signatureWords.ts";
import type { SignatureProblem, SignatureSigningIn } from "./useSignatureSignIn.ts";

interface SignatureNoticeProps {
  readonly step: SignatureSigningIn["step"];
  readonly isCard: boolean;
  readonly problem: SignatureProblem | undefined;
}

/** What is waited for, or what went wrong. */
export const SignatureNotice = ({ step, isCard, problem }: SignatureNoticeProps): ReactElement => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Below a long list it would be out of sight. What browsers give back for it is no end of an effect.
    place.current?.scrollIntoView?.({ block: "nearest" });
  }, [step, problem]);
  return (
    <div ref={place} className={styles.notice}>
      {step !== "idle" && <Waiting step={step} isCard={isCard} />}
      {step === "idle" && problem && <div role="alert" className={styles.failure}><Problem problem={problem} /></div>}
    </div>
  );
};

const Waiting = ({ step, isCard }: Pick<SignatureNoticeProps, "step" | "isCard">): ReactElement => {
  const say = useLateText(signatureWords, "signature");
  return (
    <p role="status" className={styles.waiting}>
      <Spinner />
      {say(step === "sending" ? "sending" : isCard ? "waitingCard" : "waiting")}
    </p>
  );
};

/** Of these the operator may have more to say than fits here (spec §8). */
const withDetails: readonly string[] = ["revoked_signer", "signer_not_allowed"];

const Problem = ({ problem }: { readonly problem: SignatureProblem }): ReactElement => {
  const say = useLateText(signatureWords, "signature");
  const t = useText();
  const details = useReadable(useCapability("project").info)?.eimzo?.details;
  switch (problem.kind) {
    case "fault":
      return <><strong>{say(`${problem.why}.title`)}</strong><p>{problem.detail ?? say(`${problem.why}.hint`)}</p></>;
    case "refusal":
      return <p>{say(problem.code)}{" "}{withDetails.includes(problem.code) && details !== undefined && <Link href={details} isExternal>{say("details")}</Link>}</p>;
    case "other":
      return <p>{problem.failure.kind === "credentials" ? say("signer_not_allowed") : readSignInFailure(problem.failure, t)}</p>;
  }
};
