import { useSignals } from "@preact/signals-react/runtime";
import { createContext, useContext, type ReactNode } from "react";
import type { ViewProps } from "#sdk/contributions/view.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { FailureView } from "#sdk/ui/states/FailureView.tsx";
import { EmptyState } from "#sdk/ui/states/ScreenState.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import type { HostElementProps } from "#sandbox/host/index.ts";
import { useKernelText } from "../react/useKernelText.ts";
import { ComponentHindrance } from "./ComponentHindrance.tsx";
import { DrawnComponent } from "./DrawnComponent.tsx";
import { GatedPart } from "./host-elements/GatedPart.tsx";
import type { ProjectRealms } from "./ProjectRealms.ts";
import { readComponentProps } from "./readComponentProps.ts";

export interface ComponentViewProps {
  readonly realms: ProjectRealms;
  /** Properties of `<View kind="component" …/>`, whoever wrote it. */
  readonly given: ViewProps;
}

/** Components that stand in one another; one that holds itself ends here. */
const maxNesting = 8;
const Nesting = createContext(0);

/**
 * A component of the project or of a plugin in its place, by its source or by its name alone. With `instead` that text
 * stands there while it is on its way and where it cannot be shown: a cell has no room for more.
 */
export function ComponentView({ realms, given }: ComponentViewProps): ReactNode {
  const nesting = useContext(Nesting);
  const { name } = given;
  const instead = typeof given["instead"] === "string" ? given["instead"] : undefined;
  if (nesting >= maxNesting) return instead ?? <ComponentHindrance name="tooDeep" />;
  const request = readComponentProps(given);
  const isNamed = given["component"] === undefined && typeof name === "string";
  return (
    <Nesting value={nesting + 1}>
      {isNamed && <NamedComponentView key={name} realms={realms} name={name} props={given["props"] ?? {}} instead={instead} holder={readHolder(given)} />}
      {request && <DrawnComponent realms={realms} request={request} instead={instead} />}
    </Nesting>
  );
}

type Holder = HostElementProps["owner"];

/** Set by the host element alone: whose markup it stands in. */
const readHolder = ({ holder }: ViewProps): Holder | undefined => holder as Holder | undefined;

interface NamedComponentProps {
  readonly realms: ProjectRealms;
  readonly name: string;
  readonly props: unknown;
  readonly instead: string | undefined;
  readonly holder: Holder | undefined;
}

/** It comes and goes with what the project has: its own components first, then those of plugins that are on. */
function NamedComponentView({ realms, name, props, instead, holder }: NamedComponentProps): ReactNode {
  useSignals();
  const t = useKernelText();
  const [found, reload] = useLoaded(async () => await realms.find(name), [realms, name, realms.namesKey()]);
  switch (found.state) {
    case "loading":
      return instead === undefined && <SkeletonText lines={3} />;
    case "failed":
      return instead ?? <FailureView failure={found.failure} onRetry={reload} />;
    case "ready": {
      if (!found.value) return instead ?? <EmptyState isCompact title={t("kernel.view.off")} hint={t("sandbox.component", { component: name })} />;
      const drawn = <DrawnComponent realms={realms} request={{ ...found.value, props, onField: undefined }} instead={instead} />;
      if (!holder || holder.group === found.value.group) return drawn;
      return <GatedPart owner={holder} request={{ part: "component", name }} render={() => drawn} />;
    }
  }
}
