import { useSignals } from "@preact/signals-react/runtime";
import { lazy, Suspense, type ReactElement } from "react";
import { SearchOpener } from "#sdk/ui/controls/SearchField.tsx";
import { useKernel } from "../react/KernelContext.ts";
import { useShell } from "../react/ShellContext.ts";
import { useKernelText } from "../react/useKernelText.ts";

const Palette = lazy(async () => ({ default: (await import("./Palette.tsx")).Palette }));

/** The palette over the document, once it was asked for. */
export const PaletteHost = (): ReactElement => {
  useSignals();
  const { session } = useKernel();
  const { palette } = useShell();
  if (!palette.isOpen.value || !session.user.value) return <></>;
  return (
    <Suspense>
      <Palette />
    </Suspense>
  );
};

/** In the top bar: looks like a search line, and opens the palette. */
export const PaletteOpener = (): ReactElement => {
  const t = useKernelText();
  const { palette } = useShell();
  return <SearchOpener label={t("places.palette.open")} keys="Ctrl K" onPress={() => palette.open()} />;
};
