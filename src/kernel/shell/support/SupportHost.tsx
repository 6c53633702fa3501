import { useSignals } from "@preact/signals-react/runtime";
import { lazy, Suspense, type ReactElement } from "react";
import { useKernel } from "../react/KernelContext.ts";
import { useRested } from "../react/useRested.ts";

const SupportPlace = lazy(async () => ({ default: (await import("./SupportPlace.tsx")).SupportPlace }));

/** The support widget where the project has rules for it (D54); nothing of it is loaded elsewhere. */
export const SupportHost = (): ReactElement | undefined => {
  useSignals();
  const { call24 } = useKernel().project.value ?? {};
  return useRested() && call24 ? <Suspense fallback={null}><SupportPlace rules={call24} /></Suspense> : undefined;
};
