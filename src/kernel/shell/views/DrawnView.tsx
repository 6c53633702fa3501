import { Puzzle } from "lucide-react";
import type { ReactElement } from "react";
import type { ViewProps } from "#sdk/contributions/view.ts";
import { EmptyState } from "#sdk/ui/states/ScreenState.tsx";
import { PluginPart } from "../plugins/PluginPart.tsx";
import { useKernelText } from "../react/useKernelText.ts";

/** Draws an embedded view by its kind; a placeholder while the plugin that draws the kind is off. */
export const DrawnView = ({ kind, props }: { kind: string; props: ViewProps }): ReactElement => (
  <PluginPart point="view" id={kind} whenOff={<ViewOff />}>
    {(definition) => <definition.component {...props} />}
  </PluginPart>
);

const ViewOff = (): ReactElement => {
  const t = useKernelText();
  return <EmptyState isCompact icon={Puzzle} title={t("kernel.view.off")} hint={t("kernel.view.offHint")} />;
};
