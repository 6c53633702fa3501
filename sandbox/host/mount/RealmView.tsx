import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import { layersOf, type Plain } from "#sandbox/protocol/index.ts";
import type { ComponentFailure } from "../component/ComponentState.ts";
import { FrameBox } from "../frame/FrameBox.tsx";
import { plainProps } from "../component/plainProps.ts";
import type { RealmComponent } from "../component/RealmComponent.ts";
import type { RealmHost } from "../group/RealmHost.ts";
import { DrawnRootContext } from "../render/GuestBox.tsx";
import type { DrawnRoot } from "../render/DrawnRoot.ts";
import { HostParts } from "../render/RealmTree.tsx";
import { MountPoint, type AfterMoment } from "./MountPoint.ts";

export interface RealmViewProps {
  readonly host: RealmHost;
  readonly group: string;
  readonly component: RealmComponent;
  /** Sent as plain data. */
  readonly props: unknown;
  /** Of an element of a form: takes the values that the component says by `useField`. */
  readonly onField?: (value: Plain) => void;
  /** Told each time that the component has come to be there. */
  readonly onDrawn?: () => void;
  /** What is there sooner needs no stand-in. */
  readonly afterMoment: AfterMoment;
  /** Stands in the component's place until it is drawn. */
  readonly placeholder: ReactNode;
  /** Stands there instead while others have all realms that there may be at once. */
  readonly queued: ReactNode;
  /** Draws what the user reads in place of a component that cannot be shown. */
  readonly renderFailure: (failure: ComponentFailure, retry: () => void) => ReactNode;
}

/** A sandboxed component in its place on the page. */
export function RealmView({ placeholder, queued, renderFailure, ...options }: RealmViewProps): ReactNode {
  const { group, component } = options;
  const mountPoint = useMountPoint(options);
  const view = useSyncExternalStore(mountPoint.subscribe, mountPoint.readView);
  switch (view.kind) {
    case "box":
      return (
        <>
          {view.isLate && placeholder}
          <div ref={mountPoint.setOuter}>
            {view.guest && <BoxParts guest={view.guest} />}
          </div>
        </>
      );
    case "queued":
      return view.isLate && queued;
    case "empty":
      return undefined;
    case "framed": {
      const owner = { group, component: component.name };
      return <FrameBox key={view.frame.address} frame={view.frame} owner={owner} placeholder={view.isLate && placeholder} />;
    }
    case "failed":
      return renderFailure(view.failure, () => mountPoint.retry());
  }
}

function BoxParts({ guest }: { readonly guest: DrawnRoot }): ReactNode {
  const { drawing, root } = guest;
  const layers = useMemo(() => layersOf(root), [root]);
  return (
    <DrawnRootContext value={guest}>
      <HostParts drawing={drawing} sites={layers} />
    </DrawnRootContext>
  );
}

type MountOptions = Omit<RealmViewProps, "placeholder" | "queued" | "renderFailure">;

/** Mounts with the element and again when the source changes; other properties are sent as an update. */
function useMountPoint({ host, group, component, props, onField, onDrawn, afterMoment }: MountOptions): MountPoint {
  const [mountPoint] = useState(() => new MountPoint(afterMoment));
  // Texts, because parents write both as literals: only what they say tells whether they have changed.
  const { scope, name, scripts, content = "", realm = "worker" } = component;
  // Css of a drawn component is the box's; a frame gets it with the rest.
  const css = realm === "frame" ? component.css : "";
  const source = JSON.stringify({ scope, name, scripts, content, realm, css } satisfies RealmComponent);
  const plain = plainProps(props);
  const latest = useRef(plain);
  latest.current = plain;
  useLayoutEffect(() => mountPoint.setDrawnListener(onDrawn), [mountPoint, onDrawn]);
  // Before the picture, so that what the realm can do at once is in the next one.
  useLayoutEffect(
    () => {
      const given = JSON.parse(source) as RealmComponent;
      const mounted = host.group(group).mount(given, latest.current.value);
      return mountPoint.hold(mounted, { sheets: host.sheets, paint: host.paint, owner: { group, component: given.name } });
    },
    [mountPoint, host, group, source],
  );
  useLayoutEffect(() => mountPoint.setCss(component.css), [mountPoint, component.css]);
  useEffect(() => mountPoint.setFieldListener(onField), [mountPoint, onField]);
  useEffect(() => mountPoint.setProps(latest.current.value), [mountPoint, plain.text]);
  return mountPoint;
}
