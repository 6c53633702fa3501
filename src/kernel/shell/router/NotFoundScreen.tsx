import type { ReactElement } from "react";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { useKernel } from "../react/KernelContext.ts";
import { useKernelText } from "../react/useKernelText.ts";
import styles from "./NotFoundScreen.module.css";

/** Any unknown address: 404, the specification's text, and the way home (spec §2 /404). */
export const NotFoundScreen = (): ReactElement => {
  const t = useKernelText();
  const { navigator } = useKernel();
  return (
    <div className={styles.screen}>
      <p className={styles.number}>404</p>
      <h1 className={styles.title}>{t("kernel.notFound.title")}</h1>
      <p className={styles.hint}>{t("kernel.notFound.hint")}</p>
      <Button tone="primary" onPress={() => void navigator.open("/")}>
        {t("kernel.notFound.home")}
      </Button>
    </div>
  );
};
