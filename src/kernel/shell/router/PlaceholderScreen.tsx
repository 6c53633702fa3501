import { LayoutDashboard } from "lucide-react";
import type { ReactElement } from "react";
import { EmptyState } from "#sdk/ui/states/ScreenState.tsx";
import { useKernelText } from "../react/useKernelText.ts";

/** The layout with nothing in it: `/auth` (spec §2), and where no plugin draws a profile. */
export const PlaceholderScreen = (): ReactElement => {
  const t = useKernelText();
  return <EmptyState icon={LayoutDashboard} title={t("kernel.home.title")} hint={t("kernel.home.hint")} />;
};
