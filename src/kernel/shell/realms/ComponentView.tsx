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

/** A component of the project or of a plugin in its place, by its source or by its name alone. */
export function ComponentView({ realms, given }: ComponentViewProps): ReactNode {
  const nesting = useContext(Nesting);
  if (nesting >= maxNesting) return <ComponentHindrance name="tooDeep" />;
  const { name } = given;
  const request = readComponentProps(given);
  const isNamed = given["component"] === undefined && typeof name === "string";
  return (
    <Nesting value={nesting + 1}>
      {isNamed && <NamedComponentView key={name} realms={realms} name={name} props={given["props"] ?? {}} holder={readHolder(given)} />}
      {request && <DrawnComponent realms={realms} request={request} />}
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
  readonly holder: Holder | undefined;
}

/** It comes and goes with what the project has: its own components first, then those of plugins that are on. */
function NamedComponentView({ realms, name, props, holder }: NamedComponentProps): ReactNode {
  useSignals();
  const t = useKernelText();
  const [found, reload] = useLoaded(async () => await realms.find(name), [realms, name, realms.namesKey()]);
  switch (found.state) {
    case "loading":
      return <SkeletonText lines={3} />;
    case "failed":
      return <FailureView failure={found.failure} onRetry={reload} />;
    case "ready": {
      if (!found.value) return <EmptyState isCompact title={t("kernel.view.off")} hint={t("sandbox.component", { component: name })} />;
      const drawn = <DrawnComponent realms={realms} request={{ ...found.value, props, onField: undefined }} />;
      if (!holder || holder.group === found.value.group) return drawn;
      return <GatedPart owner={holder} request={{ part: "component", name }} render={() => drawn} />;
    }
  }
}
