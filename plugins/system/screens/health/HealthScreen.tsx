import type { ReactElement } from "react";
import type { ScreenProps } from "#sdk/contributions/screen.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLateText } from "#sdk/react/live/useLateText.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useScreenHeading } from "#sdk/react/useScreenHeading.ts";
import { useText } from "#sdk/react/useText.ts";
import { PageHeader } from "#sdk/ui/layout/PageHeader.tsx";
import { FailureView } from "#sdk/ui/states/FailureView.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import { CallCharts } from "./CallCharts.tsx";
import { CallTable } from "./CallTable.tsx";
import styles from "./Health.module.css";
import { HealthFacts } from "./HealthFacts.tsx";
import { healthWords } from "./healthWords.ts";
import { ProjectState } from "./ProjectState.tsx";
import { ServerState } from "./ServerState.tsx";
import { useSeenInterval } from "./useSeenInterval.ts";

const everyMs = 10_000;

/** How the product does: what needs attention, requests of the last hour, tasks, sizes; to who keeps the server, how that does. */
export function HealthScreen({ frame }: ScreenProps): ReactElement {
  const t = useText();
  const say = useLateText(healthWords, "health");
  const http = useCapability("http");
  const [report, reload] = useLoaded((signal) => http.call("GET health/report", { signal }), [http]);
  const title = t("places.names.health");
  useScreenHeading({ title });
  useSeenInterval(reload, everyMs);
  return (
    <div className={styles.screen}>
      {frame !== "modal" && <PageHeader title={title} />}
      <p className={styles.hint}>{say("hint")}</p>
      {report.state === "loading" && <SkeletonText lines={9} />}
      {report.state === "failed" && <FailureView failure={report.failure} onRetry={reload} />}
      {report.state === "ready" && (
        <>
          <HealthFacts report={report.value} say={say} />
          <CallCharts minutes={report.value.minutes} say={say} />
          <CallTable calls={report.value.calls} say={say} />
          <ProjectState report={report.value} say={say} />
          {report.value.server && <ServerState server={report.value.server} say={say} />}
        </>
      )}
    </div>
  );
}
