import { DatabaseZap } from "lucide-react";
import type { ReactElement } from "react";
import type { ChangeStep } from "#contract/serverEvent.ts";
import { NoticeBar } from "../errors/NoticeBar.tsx";
import { useKernelText } from "../react/useKernelText.ts";

/** How far the change is, over the document's lower edge. */
export const ProgressBar = ({ step, of, percent }: ChangeStep): ReactElement => {
  const t = useKernelText();
  const key = step === 0 ? "waiting" : percent === undefined ? "step" : "percent";
  return <NoticeBar icon={DatabaseZap} text={t(`progress.${key}`, { step, of, percent: percent ?? 0 })} />;
};
