import type { ComponentType, ReactElement } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { FailureView } from "#sdk/ui/states/FailureView.tsx";
import { Skeleton } from "#sdk/ui/status/Skeleton.tsx";
import type { MapControlProps } from "./MapControlProps.ts";

type MapProps<Props extends MapControlProps> = Omit<Props, "tiles">;

/** A map whose code comes when the first one is shown; until then, and where it cannot be had, all but the map works. */
export function lazyMap<Props extends MapControlProps>(load: () => Promise<ComponentType<Props>>): (props: MapProps<Props>) => ReactElement {
  return function LazyMap(props) {
    const project = useReadable(useCapability("project").info);
    const [loaded, reload] = useLoaded(load, []);
    if (loaded.state === "failed") return <FailureView failure={loaded.failure} onRetry={reload} isCompact />;
    if (loaded.state === "loading") return <Skeleton height={282} />;
    const Map = loaded.value as ComponentType<MapProps<Props> & Pick<MapControlProps, "tiles">>;
    return <Map {...props} tiles={project?.tiles} />;
  };
}
