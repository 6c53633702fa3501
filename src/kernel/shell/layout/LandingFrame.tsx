import { useSignals } from "@preact/signals-react/runtime";
import type { ReactElement, ReactNode } from "react";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { BrandMark } from "#sdk/ui/shell/BrandMark.tsx";
import { useKernel } from "../react/KernelContext.ts";
import { useKernelText } from "../react/useKernelText.ts";
import styles from "./LandingFrame.module.css";
import { LanguagePicker } from "./LanguagePicker.tsx";
import { ThemePicker } from "./ThemePicker.tsx";

/** Around the landing page: the project's name, language and theme, and the way in. */
export const LandingFrame = ({ children }: { readonly children: ReactNode }): ReactElement => {
  useSignals();
  const t = useKernelText();
  const { project, navigator } = useKernel();
  return (
    <div className={styles.landing}>
      <header className={styles.bar}>
        <BrandMark logo={project.value?.logo} />
        <span className={styles.name}>{project.value?.name}</span>
        <div className={styles.tools}>
          <ThemePicker />
          <LanguagePicker />
          <Button onPress={() => void navigator.open("/login")}>
            {t("kernel.landing.signIn")}
          </Button>
        </div>
      </header>
      <div className={styles.content}>{children}</div>
    </div>
  );
};
