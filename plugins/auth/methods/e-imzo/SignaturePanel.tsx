import { CreditCard, FileKey2 } from "lucide-react";
import { useState, type ReactElement } from "react";
import type { AuthMethodProps } from "#sdk/contributions/authMethod.ts";
import { useLateText } from "#sdk/react/live/useLateText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { SignatureDialog } from "./SignatureDialog.tsx";
import styles from "./SignaturePanel.module.css";
import { signatureWords } from "./signatureWords.ts";
import type { SignatureMethodId } from "./useSignatureSignIn.ts";

interface SignaturePanelProps extends AuthMethodProps {
  readonly method: SignatureMethodId;
}

/** In the form's column: what is needed, and the dialog, which is open at once where the method was just chosen. */
export const SignaturePanel = ({ method, isChosen = false, onSignedIn }: SignaturePanelProps): ReactElement => {
  const say = useLateText(signatureWords, "signature");
  const [isOpen, setOpen] = useState(isChosen);
  const room = method === "id_card" ? "card" : "key";
  return (
    <div className={styles.panel}>
      <p className={styles.note}>{say(`${room}.note`)}</p>
      <Button tone="primary" size="large" isWide icon={method === "id_card" ? CreditCard : FileKey2} onPress={() => setOpen(true)}>
        {say(`${room}.open`)}
      </Button>
      {isOpen && <SignatureDialog method={method} onSignedIn={onSignedIn} onClose={() => setOpen(false)} />}
    </div>
  );
};
