import { useMemo, type ReactElement, type ReactNode } from "react";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import { CapabilitiesContext } from "#sdk/react/CapabilitiesContext.ts";
import { ContributionsContext } from "#sdk/react/useContributions.ts";
import { useKernel } from "../react/KernelContext.ts";

export interface PluginScopeProps {
  readonly plugin: string;
  /** Capabilities that the place replaces: in a modal, navigation means the modal's own address. */
  readonly replaced?: Partial<CapabilityMap>;
  readonly children: ReactNode;
}

/** What stands inside uses the capabilities of the plugin that drew it, and no others. */
export const PluginScope = ({ plugin, replaced, children }: PluginScopeProps): ReactElement => {
  const { plugins } = useKernel();
  const context = plugins.contextOf(plugin);
  const capabilities = useMemo(() => withReplaced(context?.capabilities ?? {}, replaced), [context, replaced]);
  // A plugin that was switched off a moment ago is drawn once more before it goes.
  if (!context) return <></>;
  return (
    <CapabilitiesContext value={capabilities}>
      <ContributionsContext value={context.contributions}>{children}</ContributionsContext>
    </CapabilitiesContext>
  );
};

function withReplaced(own: Partial<CapabilityMap>, replaced: Partial<CapabilityMap> | undefined): Partial<CapabilityMap> {
  if (!replaced) return own;
  return new Proxy(own, {
    get: (target, name, receiver) => {
      // Asked for first, so that a capability that is not granted stays refused.
      const granted: unknown = Reflect.get(target, name, receiver);
      return Object.hasOwn(replaced, name) ? Reflect.get(replaced, name) : granted;
    },
  });
}
