import { lazy, Suspense, useEffect, useState, type ReactElement } from "react";
import type { ChangeStep } from "#contract/serverEvent.ts";
import { useKernel } from "../react/KernelContext.ts";

/** So long after the last word of a change it is taken to be over. */
const silenceMs = 3_000;

/** How far a long change of tables is that this session makes, on whatever screen it was begun. */
export const ProgressHost = (): ReactElement => {
  const { bus, session, i18n } = useKernel();
  const [step, setStep] = useState<ChangeStep>();
  const [Bar] = useState(() => lazy(async () => {
    const [{ ProgressBar }, { progressWords }] = await Promise.all([import("./ProgressBar.tsx"), import("./progressWords.ts")]);
    await i18n.learnWords(progressWords);
    return { default: ProgressBar };
  }));
  useEffect(() => {
    const heard = bus.on("ServerEvent", (event) => {
      if (event.kind === "progress" && session.isOwn(event.sessionId)) setStep(event);
    });
    return () => heard.dispose();
  }, [bus, session]);
  useEffect(() => {
    if (step === undefined) return undefined;
    const over = setTimeout(() => setStep(undefined), silenceMs);
    return () => clearTimeout(over);
  }, [step]);
  return step === undefined ? <></> : <Suspense fallback={null}><Bar {...step} /></Suspense>;
};
