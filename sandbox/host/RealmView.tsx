import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import type { Plain } from "#sandbox/protocol/index.ts";
import type { ComponentFailure } from "./ComponentState.ts";
import { FrameBox } from "./frame/FrameBox.tsx";
import { plainProps } from "./plainProps.ts";
import type { RealmComponent } from "./RealmComponent.ts";
import type { RealmHost } from "./RealmHost.ts";
import { RealmPlace } from "./RealmPlace.ts";
import { RealmBox } from "./render/RealmBox.tsx";

export interface RealmViewProps {
  readonly host: RealmHost;
  readonly group: string;
  readonly component: RealmComponent;
  /** Sent as plain data. */
  readonly props: unknown;
  /** Of an element of a form: takes the values that the component says by `useField`. */
  readonly onField?: (value: Plain) => void;
  /** Stands in the component's place until it is drawn. */
  readonly placeholder: ReactNode;
  /** Stands there instead while others have all realms that there may be at once. */
  readonly queued: ReactNode;
  /** Draws what the user reads in place of a component that cannot be shown. */
  readonly renderFailure: (failure: ComponentFailure, retry: () => void) => ReactNode;
}

/** A sandboxed component in its place on the page. */
export function RealmView({ placeholder, queued, renderFailure, ...options }: RealmViewProps): ReactNode {
  const { host, group, component } = options;
  const place = usePlace(options);
  const state = useSyncExternalStore(place.subscribe, place.readState);
  const owner = useMemo(() => ({ group, component: component.name }), [group, component.name]);
  switch (state.kind) {
    case "starting":
    case "mounting":
    case "drawn":
      return (
        <>
          {state.kind === "drawn" ? undefined : placeholder}
          {state.kind === "starting" ? undefined : (
            <RealmBox
              key={state.root}
              drawing={state.drawing}
              root={state.root}
              css={component.css}
              sheets={host.sheets}
              owner={owner}
            />
          )}
        </>
      );
    case "queued":
      return queued;
    case "empty":
      return undefined;
    case "framed":
      return <FrameBox key={state.session.address} session={state.session} owner={owner} placeholder={placeholder} />;
    case "failed":
      return renderFailure(state.failure, () => place.retry());
  }
}

type MountOptions = Omit<RealmViewProps, "placeholder" | "queued" | "renderFailure">;

/** Mounts with the element and again when the source changes; other properties are sent as an update. */
function usePlace({ host, group, component, props, onField }: MountOptions): RealmPlace {
  const [place] = useState(() => new RealmPlace());
  // Texts, because parents write both as literals: only what they say tells whether they have changed.
  const { scope, name, scripts, content = "", realm = "worker" } = component;
  // Css of a drawn component is the box's; a frame gets it with the rest.
  const css = realm === "frame" ? component.css : "";
  const source = JSON.stringify({ scope, name, scripts, content, realm, css } satisfies RealmComponent);
  const plain = plainProps(props);
  const latest = useRef(plain);
  latest.current = plain;
  // Before the picture, so that what the realm can do at once is in the next one.
  useLayoutEffect(
    () => place.hold(host.group(group).mount(JSON.parse(source) as RealmComponent, latest.current.value)),
    [place, host, group, source],
  );
  useEffect(() => place.setFieldListener(onField), [place, onField]);
  useEffect(() => place.setProps(latest.current.value), [place, plain.text]);
  return place;
}
