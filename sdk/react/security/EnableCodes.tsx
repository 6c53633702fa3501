import { Smartphone } from "lucide-react";
import { useId, useRef, useState, type ReactElement } from "react";
import { PlatonError } from "../../errors/PlatonError.ts";
import { answerWords } from "../../errors/readFailure.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { ModalFrame } from "../../ui/overlays/ModalFrame.tsx";
import { useTopmostEscape } from "../../ui/overlays/useTopmostEscape.ts";
import { useCapability } from "../CapabilitiesContext.ts";
import { useLateText } from "../live/useLateText.ts";
import { useLoaded } from "../useLoaded.ts";
import { CodeField } from "./CodeField.tsx";
import { oneTimeWords } from "./oneTimeWords.ts";
import { ScanStep } from "./ScanStep.tsx";
import styles from "./SecurityDialog.module.css";
import { useCloseSoon } from "./useCloseSoon.ts";

interface EnableCodesProps {
  /** With the recovery codes, once two-step sign-in is on. */
  readonly onClose: (recoveryCodes: readonly string[] | undefined) => void;
}

/** Switches two-step sign-in on in two steps: the QR code, then a code of it (spec §4). 600 × 510 (spec §9). */
export const EnableCodes = ({ onClose }: EnableCodesProps): ReactElement => {
  const say = useLateText(oneTimeWords, "oneTime");
  const id = useId();
  const http = useCapability("http");
  const body = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState<"scan" | "code">("scan");
  const [picture, again] = useLoaded(async (signal) => await http.call("POST auth/enable-otp", { signal }), [http]);
  const { code, setCode, problem, isBusy, recoveryCodes, verify } = useVerifying({ tooShort: say("tooShort"), wrong: say("wrong"), again: say("again") });
  const close = (): void => onClose(recoveryCodes);
  useTopmostEscape(body, close);
  useCloseSoon(recoveryCodes !== undefined, 800, close);
  const isScanning = step === "scan";
  return (
    <ModalFrame
      title={say("enable")}
      icon={Smartphone}
      width="600px"
      height="510px"
      closesOutside={false}
      onClose={close}
      footer={
        <div className={styles.footer}>
          <Button onPress={() => (isScanning ? close() : setStep("scan"))}>{say(isScanning ? "cancel" : "back")}</Button>
          {isScanning ? (
            <Button key="next" tone="primary" isDisabled={picture.state !== "ready"} onPress={() => setStep("code")}>{say("next")}</Button>
          ) : (
            <Button key="verify" type="submit" form={`${id}-form`} tone="primary" isBusy={isBusy} isDisabled={recoveryCodes !== undefined}>{say("enableSubmit")}</Button>
          )}
        </div>
      }
    >
      <div ref={body} className={styles.body}>
        {isScanning ? (
          <ScanStep picture={picture} onRetry={again} />
        ) : (
          <form
            id={`${id}-form`}
            className={styles.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void verify();
            }}
          >
            <p className={styles.note}>{say("codeNote")}</p>
            <CodeField id={`${id}-code`} label={say("code")} value={code} onChange={setCode} problem={problem} />
            <p role="status" className={styles.done}>{recoveryCodes !== undefined && say("on")}</p>
          </form>
        )}
      </div>
    </ModalFrame>
  );
};

interface VerifyingWords {
  readonly tooShort: string;
  readonly wrong: string;
  readonly again: string;
}

function useVerifying({ tooShort, wrong, again }: VerifyingWords) {
  const [http, session] = [useCapability("http"), useCapability("session")];
  const [code, change] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const setCode = (next: string): void => {
    change(next);
    setProblem(undefined);
  };
  const verify = async (): Promise<void> => {
    if (isBusy || recoveryCodes !== undefined) return;
    setProblem(code.length < 6 ? tooShort : undefined);
    if (code.length < 6) return;
    setBusy(true);
    try {
      const answer = await http.call("POST auth/verify-otp", { body: { otp: code } });
      if (!answer.verified) return setProblem(wrong);
      setRecoveryCodes(answer.recoveryCodes);
      // It is on, whether or not that is heard of at once: the server's event tells it as well.
      await session.reload().catch(() => undefined);
    } catch (failure) {
      setProblem((failure instanceof PlatonError ? answerWords(failure) : undefined) ?? again);
    } finally {
      setBusy(false);
    }
  };
  return { code, setCode, problem, isBusy, recoveryCodes, verify };
}
