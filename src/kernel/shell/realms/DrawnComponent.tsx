import { useSignals } from "@preact/signals-react/runtime";
import { Hourglass } from "lucide-react";
import { useEffect, useMemo, useRef, type ReactNode } from "react";
import { afterMoment } from "#sdk/ui/status/moment.ts";
import { EmptyState } from "#sdk/ui/states/ScreenState.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import { HostElementsContext, RealmView, type ComponentFailure } from "#sandbox/host/index.ts";
import { useKernelText } from "../react/useKernelText.ts";
import { ComponentHindrance } from "./ComponentHindrance.tsx";
import { ComponentNotice } from "./ComponentNotice.tsx";
import { hostElements } from "./host-elements/index.ts";
import { PartGateContext, type PartGate } from "./host-elements/PartGateContext.ts";
import type { ProjectRealms } from "./ProjectRealms.ts";
import type { ComponentRequest } from "./readComponentProps.ts";

export interface DrawnComponentProps {
  readonly realms: ProjectRealms;
  readonly request: ComponentRequest;
  /** A text in its place while it is on its way and where it cannot be shown. */
  readonly instead?: string | undefined;
}

const placeholder = <SkeletonText lines={3} />;

interface ToldNoticeProps {
  readonly failure: ComponentFailure;
  readonly onRetry: () => void;
  readonly onFault: ComponentRequest["onFault"];
}

/** The notice, of which whoever put the component there is told. */
function ToldNotice({ failure, onRetry, onFault }: ToldNoticeProps): ReactNode {
  const latest = useRef(onFault);
  latest.current = onFault;
  useEffect(() => {
    const { reason, message, place } = failure;
    latest.current?.({ reason, message, ...(place && { line: place.line }) });
  }, [failure]);
  return <ComponentNotice failure={failure} onRetry={onRetry} />;
}

/** In its place while all realms of the page are taken. */
const QueuedNotice = (): ReactNode => {
  const t = useKernelText();
  return <EmptyState isCompact icon={Hourglass} title={t("sandbox.queued")} hint={t("sandbox.queuedHint")} />;
};

const queued = <QueuedNotice />;

/** A component drawn from its realm, or a notice of why it is not; mounted anew when its group begins anew. */
export function DrawnComponent({ realms, request, instead }: DrawnComponentProps): ReactNode {
  useSignals();
  const { group, component, props, onField, onShown, onFault } = request;
  const host = realms.host.value;
  const gate = useMemo<PartGate>(
    () => ({
      admit: (owner, asked) => realms.admitPart(owner, asked),
      pause: (owner) => realms.pausePart(owner),
      refusePress: (owner, asked, why) => realms.refusePress(owner, asked, why),
    }),
    [realms],
  );
  if (!host) return instead ?? <ComponentHindrance name="notConfigured" />;
  return (
    <HostElementsContext value={hostElements}>
      <PartGateContext value={gate}>
        <RealmView
          key={realms.groupKey(group)}
          host={host}
          group={group}
          component={component}
          props={props}
          onField={onField}
          onDrawn={onShown}
          afterMoment={afterMoment}
          placeholder={instead ?? placeholder}
          queued={instead ?? queued}
          renderFailure={(failure, retry) => instead ?? <ToldNotice failure={failure} onRetry={retry} onFault={onFault} />}
        />
      </PartGateContext>
    </HostElementsContext>
  );
}
