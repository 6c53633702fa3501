import { useId, type ReactElement } from "react";
import type { ScreenProps } from "#sdk/contributions/screen.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useScreenHeading } from "#sdk/react/useScreenHeading.ts";
import { useText } from "#sdk/react/useText.ts";
import { PageHeader } from "#sdk/ui/layout/PageHeader.tsx";
import { TabPanes } from "#sdk/ui/layout/TabPanes.tsx";
import { FailureView } from "#sdk/ui/states/FailureView.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import type { DatabaseReport } from "#sdk/wire.ts";
import { BackupPanel } from "./BackupPanel.tsx";
import styles from "./Database.module.css";
import { DatabaseFacts } from "./DatabaseFacts.tsx";
import { MigrationList } from "./MigrationList.tsx";
import { OwnTables } from "./OwnTables.tsx";
import { ProjectTables } from "./ProjectTables.tsx";
import { SqlPanel } from "./SqlPanel.tsx";

/** What the database is made of, how large it is, and a backup of it. */
export function DatabaseScreen({ query, frame }: ScreenProps): ReactElement {
  const t = useText();
  const http = useCapability("http");
  const [report, reload] = useLoaded((signal) => http.call("GET database", { signal }), [http]);
  const title = t("places.names.dbControl");
  useScreenHeading({ title });
  return (
    <div className={styles.screen}>
      {frame !== "modal" && <PageHeader title={title} />}
      {report.state === "loading" && <SkeletonText lines={9} />}
      {report.state === "failed" && <FailureView failure={report.failure} onRetry={reload} />}
      {report.state === "ready" && <Report report={report.value} opened={query["part"]} />}
    </div>
  );
}

function Report({ report, opened = "tables" }: { readonly report: DatabaseReport; readonly opened: string | undefined }): ReactElement {
  const t = useText();
  const id = useId();
  const navigation = useCapability("navigation");
  const parts = [
    { id: "tables", label: t("system.database.tables"), content: <ProjectTables tables={report.tables} /> },
    { id: "own", label: t("system.database.own"), content: <OwnTables tables={report.own} /> },
    { id: "migrations", label: t("system.database.migrations"), content: <MigrationList migrations={report.migrations} /> },
    { id: "sql", label: t("system.database.sql.text"), content: <SqlPanel state={report.sql} /> },
  ];
  const selected = parts.some((part) => part.id === opened) ? opened : "tables";
  return (
    <>
      <DatabaseFacts report={report} />
      {report.mayBackUp && <BackupPanel files={report.files} />}
      <TabPanes id={id} label={t("system.database.parts")} panes={parts} selected={selected} onSelect={(part) => void navigation.setQuery({ part })} />
    </>
  );
}
