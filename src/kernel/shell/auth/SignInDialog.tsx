import { useSignals } from "@preact/signals-react/runtime";
import { KeyRound } from "lucide-react";
import type { ReactElement } from "react";
import { Link } from "#sdk/ui/actions/Link.tsx";
import { ModalFrame } from "#sdk/ui/overlays/ModalFrame.tsx";
import { signInPath } from "../../services/session/signInAddress.ts";
import { useLayer } from "../overlays/useLayer.ts";
import { PluginPart } from "../plugins/PluginPart.tsx";
import { useKernel } from "../react/KernelContext.ts";
import { useKernelText } from "../react/useKernelText.ts";
import styles from "./SignInDialog.module.css";

/** Over an open form when the session has ended for good: what was typed stays (D22). */
export const SignInDialog = (): ReactElement => {
  useSignals();
  const { session } = useKernel();
  return session.isSignInAsked.value ? <OpenDialog /> : <></>;
};

const OpenDialog = (): ReactElement => {
  const t = useKernelText();
  const { session, overlays } = useKernel();
  const giveUp = async (): Promise<void> => {
    if (await overlays.ask({ text: t("kernel.leave.question"), isDangerous: true })) session.giveUp();
  };
  useLayer(() => void giveUp());
  // Where nothing here can sign in, the sign-in document can, in another tab: this one follows it (K27).
  const elsewhere = <Link href={signInPath} isExternal>{t("kernel.signIn.title")}</Link>;
  return (
    <ModalFrame title={t("kernel.expired.title")} icon={KeyRound} width="420px" closesOutside={false} onClose={() => void giveUp()}>
      <p className={styles.hint}>{t("kernel.expired.hint")}</p>
      <PluginPart point="authMethod" id="password" whenOff={elsewhere}>
        {(method) => <method.component onSignedIn={() => undefined} />}
      </PluginPart>
    </ModalFrame>
  );
};
