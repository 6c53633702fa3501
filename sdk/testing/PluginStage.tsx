import type { ReactElement, ReactNode } from "react";
import { CapabilitiesContext } from "../react/CapabilitiesContext.ts";
import { ContributionsContext } from "../react/useContributions.ts";
import { ViewHostContext, type ViewHost } from "../react/View.tsx";
import type { RunningPlugin } from "./runPlugin.ts";

export interface PluginStageProps {
  readonly plugin: RunningPlugin;
  readonly children: ReactNode;
}

/** A view of another plugin: its kind and properties as text, for a test to read. */
const OtherView = ({ kind, props }: { kind: string; props: Readonly<Record<string, unknown>> }): ReactElement => (
  <pre data-view={kind}>{JSON.stringify(props)}</pre>
);

const otherViews: ViewHost = { Drawn: OtherView, prepare: () => Promise.resolve() };

/**
 * Around what a plugin contributed, when a test draws it: its capabilities, the points that it owns, other plugins' views.
 * @since 1.0.0
 * @example root.render(<PluginStage plugin={running}><screen.component {...props} /></PluginStage>);
 */
export const PluginStage = ({ plugin, children }: PluginStageProps): ReactElement => (
  <CapabilitiesContext value={plugin.context.capabilities}>
    <ContributionsContext value={plugin.context.contributions}>
      <ViewHostContext value={otherViews}>{children}</ViewHostContext>
    </ContributionsContext>
  </CapabilitiesContext>
);
