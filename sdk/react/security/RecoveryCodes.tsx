import { Copy, Download, LifeBuoy } from "lucide-react";
import type { ReactElement } from "react";
import { Button } from "../../ui/actions/Button.tsx";
import { ModalFrame } from "../../ui/overlays/ModalFrame.tsx";
import { useCapability } from "../CapabilitiesContext.ts";
import { useLateText } from "../live/useLateText.ts";
import { oneTimeWords } from "./oneTimeWords.ts";
import styles from "./SecurityDialog.module.css";

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** The recovery codes, seen this once: nothing but the button that says they were kept closes it. */
export const RecoveryCodes = ({ codes, onClose }: RecoveryCodesProps): ReactElement => {
  const say = useLateText(oneTimeWords, "oneTime");
  const [clipboard, download, toasts] = [useCapability("clipboard"), useCapability("download"), useCapability("toasts")];
  const text = codes.join("\n");
  const copy = async (): Promise<void> => {
    await clipboard.writeText(text);
    await toasts.show({ kind: "success", text: say("copied") });
  };
  return (
    <ModalFrame
      title={say("recovery")}
      icon={LifeBuoy}
      width="600px"
      height="510px"
      closesOutside={false}
      footer={
        <div className={styles.footer}>
          <Button icon={Copy} onPress={() => void copy()}>{say("copy")}</Button>
          <Button icon={Download} onPress={() => void download.save({ name: "recovery-codes.txt", text })}>{say("download")}</Button>
          <Button tone="primary" onPress={onClose}>{say("kept")}</Button>
        </div>
      }
    >
      <div className={styles.form}>
        <p className={styles.note}>{say("recoveryNote")}</p>
        <ul className={styles.codes}>{codes.map((code) => <li key={code} className={styles.code}>{code}</li>)}</ul>
      </div>
    </ModalFrame>
  );
};
