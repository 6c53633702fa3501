import { CreditCard, FileKey2, ShieldCheck } from "lucide-react";
import { useId, useRef, useState, type ReactElement } from "react";
import type { SignatureKey } from "#sdk/capabilities/signatures.ts";
import type { AuthMethodProps } from "#sdk/contributions/authMethod.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLateText } from "#sdk/react/live/useLateText.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import { ModalFrame } from "#sdk/ui/overlays/ModalFrame.tsx";
import { useTopmostEscape } from "#sdk/ui/overlays/useTopmostEscape.ts";
import { EmptyState } from "#sdk/ui/states/ScreenState.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import { LateCodeDialog } from "../../sign-in/LateCodeDialog.tsx";
import { KeyFault } from "./KeyFault.tsx";
import { KeyList } from "./KeyList.tsx";
import styles from "./SignatureDialog.module.css";
import { SignatureNotice } from "./SignatureNotice.tsx";
import { signatureWords } from "./signatureWords.ts";
import { useSignatureSignIn, type SignatureMethodId } from "./useSignatureSignIn.ts";

interface SignatureDialogProps extends Pick<AuthMethodProps, "onSignedIn"> {
  readonly method: SignatureMethodId;
  readonly onClose: () => void;
}

/**
 * Says what is signed and with what, before the service's own window asks for the password, which says neither. Closed, it gives up
 * whatever is under way.
 */
export const SignatureDialog = ({ method, onSignedIn, onClose }: SignatureDialogProps): ReactElement => {
  const say = useLateText(signatureWords, "signature");
  const project = useReadable(useCapability("project").info)?.name ?? "";
  const id = useId();
  const body = useRef<HTMLFormElement>(null);
  useTopmostEscape(body, onClose);
  const isCard = method === "id_card";
  const [chosen, setChosen] = useState<SignatureKey>();
  const { signing, step, problem, start } = useSignatureSignIn(method, { onSignedIn, noTimestamp: say("timestamp") });
  const key = isCard ? "idcard" : chosen;
  return (
    <ModalFrame
      title={say(isCard ? "card.title" : "key.title")}
      icon={isCard ? CreditCard : FileKey2}
      width="min(100vw - 32px, 500px)"
      closesOutside={false}
      onClose={onClose}
      footer={
        <div className={styles.footer}>
          <Button onPress={onClose}>{say("cancel")}</Button>
          <Button type="submit" form={`${id}-form`} tone="primary" isBusy={step !== "idle"} isDisabled={key === undefined} autoFocus={isCard}>
            {say("submit")}
          </Button>
        </div>
      }
    >
      <form
        ref={body}
        id={`${id}-form`}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (key) void start(key);
        }}
      >
        <p className={styles.signs}>
          <Icon of={ShieldCheck} />
          <span>{say("signs", { name: project })}</span>
        </p>
        {isCard ? <p className={styles.note}>{say("card.note")}</p> : <Keys chosen={chosen} onChoose={setChosen} />}
        <SignatureNotice step={step} isCard={isCard} problem={problem} />
      </form>
      <LateCodeDialog signing={signing} />
    </ModalFrame>
  );
};

interface KeysProps {
  readonly chosen: SignatureKey | undefined;
  readonly onChoose: (key: SignatureKey) => void;
}

/** Those on this computer, once the service has told them; or why it has not. */
const Keys = ({ chosen, onChoose }: KeysProps): ReactElement => {
  const say = useLateText(signatureWords, "signature");
  const signatures = useCapability("signatures");
  const [keys, reload] = useLoaded(async (signal) => {
    const found = await signatures.keys({ signal });
    const [first] = found;
    // The one that signed last stands first.
    if (first && !first.isExpired && chosen === undefined) onChoose(first);
    return found;
  }, [signatures]);
  if (keys.state === "loading") return <SkeletonText lines={4} />;
  if (keys.state === "failed") return <KeyFault failure={keys.failure} onRetry={reload} />;
  if (keys.value.length > 0) return <KeyList keys={keys.value} chosen={chosen} onChoose={onChoose} />;
  return <EmptyState isCompact icon={FileKey2} title={say("none.title")} hint={say("none.hint")} actions={<Button onPress={reload}>{say("retry")}</Button>} />;
};
