import { memo, useCallback, useContext, useMemo, useSyncExternalStore, type ReactNode } from "react";
import { createPortal } from "react-dom";
import type { ParentId, Plain } from "#sandbox/protocol/index.ts";
import { realmAttribute } from "../css/LibrarySheets.ts";
import type { ReceivedElement } from "../receiver/ReceivedNode.ts";
import { GuestBox, DrawnRootContext } from "./GuestBox.tsx";
import { HostElementsContext } from "./HostElementsContext.ts";
import type { RealmDrawing } from "./RealmDrawing.ts";
import { siteIn } from "./shieldPart.ts";

export interface HostPartsProps {
  readonly drawing: RealmDrawing;
  /** Layers, or a host element. */
  readonly sites: readonly ParentId[];
}

/** The first-party parts of layers or of another part, each in the place that the component's markup gives it. */
export function HostParts({ drawing, sites }: HostPartsProps): ReactNode {
  useVersion(drawing, sites);
  return sites.flatMap((site) => drawing.receiver.partsOf(site)).map((node) => {
    const wrapper = drawing.tree.elementOf(node.id);
    return wrapper && createPortal(<HostPart drawing={drawing} node={node} wrapper={wrapper} />, siteIn(wrapper), String(node.id));
  });
}

/** What a component's markup has inside a first-party part, where the part wants it. */
function PartContent({ drawing, site }: { readonly drawing: RealmDrawing; readonly site: ParentId }): ReactNode {
  const sites = useMemo(() => [site], [site]);
  const fill = useCallback((element: Element | null) => (element ? drawing.show(sites, element) : undefined), [drawing, sites]);
  return (
    <>
      <span ref={fill} style={{ display: "contents" }} />
      <HostParts drawing={drawing} sites={sites} />
    </>
  );
}

/** As long as browsers take a press for the reason of what follows, in milliseconds. */
const pressTime = 5_000;

interface HostPartProps {
  readonly drawing: RealmDrawing;
  readonly node: ReceivedElement;
  /** What the part stands in. */
  readonly wrapper: Element;
}

/** A first-party part: outside the component's css, and its events are its own. What changes beside it does not concern it. */
const HostPart = memo(function HostPart({ drawing, node, wrapper }: HostPartProps): ReactNode {
  useVersion(drawing, useMemo(() => [node.id], [node.id]));
  const elements = useContext(HostElementsContext);
  const drawn = useContext(DrawnRootContext);
  const root = drawn?.root;
  const emit = useCallback(
    (type: string, detail: Plain) => {
      if (root === undefined) return;
      drawing.sendEvent({ kind: "event", node: node.id, root, type, seq: drawing.nextSeq(node.id, false), data: { detail } });
    },
    [drawing, node, root],
  );
  const Part = Object.hasOwn(elements, node.tag) ? elements[node.tag] : undefined;
  if (!Part || !drawn) return <span data-platon-refused={node.tag} />;
  return (
    <Part
      properties={Object.fromEntries(node.properties)}
      owner={drawn.owner}
      emit={emit}
      wasPressed={() => performance.now() - drawn.lastPress.at < pressTime}
      isAttended={() => wrapper.closest(`[${realmAttribute}]`)?.matches(":hover, :focus-within") === true}
      mayFocus={() => drawing.mayFocus() || document.activeElement?.contains(wrapper) === true}
      asGuestContent={(children) => <GuestBox drawn={drawn}>{children}</GuestBox>}
    >
      <PartContent drawing={drawing} site={node.id} />
    </Part>
  );
});

/** @param sites the same array at each rendering */
function useVersion({ receiver }: RealmDrawing, sites: readonly ParentId[]): void {
  const subscribe = useCallback(
    (changed: () => void) => {
      const stops = sites.map((site) => receiver.subscribe(site, changed));
      return () => stops.forEach((stop) => stop());
    },
    [receiver, sites],
  );
  useSyncExternalStore(subscribe, () => sites.reduce((sum, site) => sum + receiver.versionOf(site), 0));
}
