import { useSignals } from "@preact/signals-react/runtime";
import { Building2, ChevronRight } from "lucide-react";
import { useState, type ReactElement } from "react";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import { ModalFrame } from "#sdk/ui/overlays/ModalFrame.tsx";
import { Spinner } from "#sdk/ui/status/Spinner.tsx";
import { useLayer } from "../overlays/useLayer.ts";
import { useShell } from "../react/ShellContext.ts";
import { useKernelText } from "../react/useKernelText.ts";
import { useSignOut } from "../react/useSignOut.ts";
import styles from "./OrganizationPicker.module.css";

/** For who must say for which organization they work: it cannot be closed (spec §4 Organization), but they may sign out. */
export const OrganizationPicker = (): ReactElement => {
  useSignals();
  const { organizations } = useShell();
  return organizations.mustChoose.value ? <OpenPicker /> : <></>;
};

const OpenPicker = (): ReactElement => {
  useSignals();
  const t = useKernelText();
  const { organizations } = useShell();
  const signOut = useSignOut();
  const [chosen, setChosen] = useState<string>();
  // Escape stays with it, and does nothing.
  useLayer(() => undefined);
  const choose = async (id: string): Promise<void> => {
    if (chosen !== undefined) return;
    setChosen(id);
    // A failed change is only logged (spec §8): they can choose again.
    await organizations.change(id);
    setChosen(undefined);
  };
  return (
    <ModalFrame
      title={t("shell.organization.choose")}
      icon={Building2}
      width="460px"
      footer={<Button onPress={signOut}>{t("kernel.account.signOut")}</Button>}
    >
      <p className={styles.hint}>{t("shell.organization.chooseHint")}</p>
      <ul className={styles.list}>
        {organizations.list.value.map(({ id, name, tin, pinfl }) => (
          <li key={id}>
            <button type="button" className={styles.choice} aria-busy={chosen === id} onClick={() => void choose(id)}>
              <span className={styles.name}>
                {name}
                <span className={styles.number}>{tin ?? pinfl}</span>
              </span>
              {chosen === id ? <Spinner /> : <Icon of={ChevronRight} />}
            </button>
          </li>
        ))}
      </ul>
    </ModalFrame>
  );
};
