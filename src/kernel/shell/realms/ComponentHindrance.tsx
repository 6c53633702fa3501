import type { ReactNode } from "react";
import { EmptyState } from "#sdk/ui/states/ScreenState.tsx";
import { useKernelText } from "../react/useKernelText.ts";

/** Why no component can be shown in a place, whichever it is. */
export const ComponentHindrance = ({ name }: { readonly name: "notConfigured" | "tooDeep" }): ReactNode => {
  const t = useKernelText();
  return <EmptyState isCompact title={t(`sandbox.${name}`)} hint={t(`sandbox.${name}Hint`)} />;
};
