import { useSignals } from "@preact/signals-react/runtime";
import { lazy, Suspense, useState, type ReactElement } from "react";
import { useKernel } from "../../react/KernelContext.ts";

/** The dialog of a document, while one is asked for. */
export const DocumentHost = (): ReactElement => {
  useSignals();
  const { overlays, i18n } = useKernel();
  const [Dialog] = useState(() => lazy(async () => {
    const [{ DocumentDialog }, { documentWords }] = await Promise.all([import("./DocumentDialog.tsx"), import("./documentWords.ts")]);
    await i18n.learnWords(documentWords);
    return { default: DocumentDialog };
  }));
  const asked = overlays.document.value;
  return asked ? <Suspense fallback={null}><Dialog key={asked.id} wish={asked} /></Suspense> : <></>;
};
