import { useSignals } from "@preact/signals-react/runtime";
import { CloudOff } from "lucide-react";
import type { ReactElement } from "react";
import { useKernel } from "../react/KernelContext.ts";
import { useKernelText } from "../react/useKernelText.ts";
import { NoticeBar } from "./NoticeBar.tsx";

/** Says that the server cannot be reached, for as long as it cannot. */
export const OfflineBanner = (): ReactElement => {
  useSignals();
  const t = useKernelText();
  const { connection } = useKernel();
  const text = connection.isAway.value ? t("places.offline") : undefined;
  return <NoticeBar icon={CloudOff} text={text} action={t("places.retry")} onAction={() => void connection.ask()} />;
};
