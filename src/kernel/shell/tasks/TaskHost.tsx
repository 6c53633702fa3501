import { useSignals } from "@preact/signals-react/runtime";
import { lazy, Suspense, useEffect, useState, type ReactElement } from "react";
import { useKernel } from "../react/KernelContext.ts";
import { useRested } from "../react/useRested.ts";

/** Watches the user's tasks: how many are under way stands in the top bar, and whoever is here when one ends is told. */
export const TaskHost = (): ReactElement => {
  useSignals();
  const { bus, i18n, session } = useKernel();
  const isRested = useRested();
  const [isWanted, setWanted] = useState(false);
  const [Watch] = useState(() => lazy(async () => {
    const [{ TaskWatch }, { taskWords }] = await Promise.all([import("./TaskWatch.tsx"), import("#sdk/react/tasks/taskWords.ts")]);
    await i18n.learnWords(taskWords);
    return { default: TaskWatch };
  }));
  useEffect(() => {
    const heard = bus.on("ServerEvent", (event) => event.kind === "task" && event.isOwn && setWanted(true));
    return () => heard.dispose();
  }, [bus]);
  const user = session.user.value;
  // Whoever looks as another user has that user's tasks before them, and is told of none.
  if ((!isRested && !isWanted) || user === undefined || user.observer) return <></>;
  return <Suspense fallback={null}><Watch key={user.id} /></Suspense>;
};
