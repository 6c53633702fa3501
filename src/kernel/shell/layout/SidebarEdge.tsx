import { useSignals } from "@preact/signals-react/runtime";
import type { ReactElement } from "react";
import { useSeparator } from "#sdk/ui/layout/useSeparator.ts";
import { useShell } from "../react/ShellContext.ts";
import { useKernelText } from "../react/useKernelText.ts";
import styles from "./SidebarEdge.module.css";
import { sidebarWidths } from "./SidebarWidth.ts";

/** The sidebar's edge, by which its width is drawn while it is docked. */
export const SidebarEdge = (): ReactElement | undefined => {
  useSignals();
  const { panel } = useShell();
  return panel.mode.value === "docked" ? <Edge /> : undefined;
};

const Edge = (): ReactElement => {
  useSignals();
  const t = useKernelText();
  const { sidebarWidth } = useShell();
  const { usual, least, most } = sidebarWidths;
  const separator = useSeparator({
    label: t("places.sidebarWidth"),
    value: sidebarWidth.value.value,
    least,
    most,
    step: 16,
    usual,
    valueAt: ({ clientX }) => clientX,
    onMove: (width, isDone) => sidebarWidth.set(width, isDone),
  });
  return <div className={styles.edge} data-print="none" {...separator} />;
};
