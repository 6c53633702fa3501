import type { ReactElement, ReactNode } from "react";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import type { ContributionMap } from "#sdk/contributions/index.ts";
import { FailureView } from "#sdk/ui/states/FailureView.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import { FailureBoundary } from "../errors/FailureBoundary.tsx";
import { useKernel } from "../react/KernelContext.ts";
import { PluginScope } from "./PluginScope.tsx";
import { usePart } from "./usePart.ts";

/** Points whose definitions are components. */
type DrawnPoint = "screen" | "view" | "authMethod";

export interface PluginPartProps<Point extends DrawnPoint> {
  readonly point: Point;
  readonly id: string;
  readonly replaced?: Partial<CapabilityMap>;
  /** In its place while no plugin that is on declares it. */
  readonly whenOff: ReactNode;
  readonly children: (definition: ContributionMap[Point]) => ReactNode;
}

/** Draws what a plugin contributes, in that plugin's scope, with a place for every state in between. */
export const PluginPart = <Point extends DrawnPoint>(props: PluginPartProps<Point>): ReactElement => {
  const { log } = useKernel();
  const part = usePart(props.point, props.id);
  switch (part.state) {
    case "off":
      return <>{props.whenOff}</>;
    case "loading":
      return <SkeletonText lines={4} />;
    case "failed":
      return <FailureView failure={part.failure} onRetry={part.retry} />;
    case "ready":
      return (
        <PluginScope plugin={part.plugin} replaced={props.replaced}>
          <FailureBoundary
            part={`${part.plugin} ${props.point} ${props.id}`}
            log={log}
            draw={(failure, retry) => <FailureView failure={failure} onRetry={retry} />}
          >
            {props.children(part.definition)}
          </FailureBoundary>
        </PluginScope>
      );
  }
};
