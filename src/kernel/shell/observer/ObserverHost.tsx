import { useSignals } from "@preact/signals-react/runtime";
import { lazy, Suspense, useState, type ReactElement } from "react";
import { ModeLine } from "#sdk/ui/shell/ModeButton.tsx";
import { useKernel } from "../react/KernelContext.ts";

/** On every screen of an administrator who looks as another user does. */
export const ObserverHost = (): ReactElement => {
  useSignals();
  const { session, i18n } = useKernel();
  const [Bar] = useState(() => lazy(async () => {
    const [{ ObserverBar }, { observerWords }] = await Promise.all([import("./ObserverBar.tsx"), import("./observerWords.ts")]);
    await i18n.learnWords(observerWords);
    return { default: ObserverBar };
  }));
  const user = session.user.value;
  if (!user?.observer) return <></>;
  return (
    <Suspense fallback={<ModeLine />}>
      <Bar name={user.fullName || user.username} until={user.observer.until} />
    </Suspense>
  );
};
