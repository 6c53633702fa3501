import { useSignals } from "@preact/signals-react/runtime";
import { Hourglass } from "lucide-react";
import type { ReactElement } from "react";
import type { AppStart } from "../../services/start/AppStart.ts";
import { NoticeBar } from "../errors/NoticeBar.tsx";
import { useKernel } from "../react/KernelContext.ts";
import { useKernelText } from "../react/useKernelText.ts";

/** While the start takes longer than usual; being offline says more. */
export const LateBar = ({ start }: { readonly start: AppStart }): ReactElement => {
  useSignals();
  const t = useKernelText();
  const { connection } = useKernel();
  const isShown = start.isLate.value && !connection.isAway.value;
  return <NoticeBar icon={Hourglass} text={isShown ? t("places.late") : undefined} action={t("places.retry")} onAction={() => void start.run()} />;
};
