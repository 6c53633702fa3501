import { useState, type ReactElement } from "react";
import { composeTable } from "#core/new-table/composeTable.ts";
import type { ScreenProps } from "#sdk/contributions/screen.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useIsAdministrator } from "#sdk/react/useIsAdministrator.ts";
import { useOutline } from "#sdk/react/useOutline.ts";
import { useScreenHeading } from "#sdk/react/useScreenHeading.ts";
import { useText } from "#sdk/react/useText.ts";
import { Card } from "#sdk/ui/layout/Card.tsx";
import { PageHeader } from "#sdk/ui/layout/PageHeader.tsx";
import { FailureView, NoAccessView } from "#sdk/ui/states/FailureView.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import type { ProjectOutline } from "#sdk/wire.ts";
import { faultsOf, hasFaults } from "./model/faultsOf.ts";
import { described, planOf } from "./model/planOf.ts";
import { emptyDraft, type TableDraft } from "./model/TableDraft.ts";
import { AccessSection } from "./AccessSection.tsx";
import { FieldRows } from "./FieldRows.tsx";
import { MakingBar } from "./MakingBar.tsx";
import { MenuSection } from "./MenuSection.tsx";
import { NameSection } from "./NameSection.tsx";
import styles from "./NewTable.module.css";
import { TablePreview } from "./TablePreview.tsx";
import { useMaking } from "./useMaking.ts";

/** `/system/new-table`: from what a person says of a table to a working one, with form, menu item and permissions. */
export function NewTableScreen({ frame }: ScreenProps): ReactElement {
  const t = useText();
  const isAdministrator = useIsAdministrator();
  useScreenHeading(isAdministrator ? { title: t("system.newTable.title") } : undefined);
  return isAdministrator ? <Loaded isHeaded={frame !== "modal"} /> : <NoAccessView />;
}

function Loaded({ isHeaded }: { readonly isHeaded: boolean }): ReactElement {
  const t = useText();
  const [outline, reload] = useOutline();
  if (outline.state === "failed") return <FailureView failure={outline.failure} onRetry={reload} />;
  return (
    <div className={styles.screen}>
      {isHeaded && <PageHeader title={t("system.newTable.title")} />}
      {outline.state === "loading" ? <SkeletonText lines={8} /> : <TableMaker outline={outline.value} onStale={reload} />}
    </div>
  );
}

function TableMaker({ outline, onStale }: { readonly outline: ProjectOutline; readonly onStale: () => void }): ReactElement {
  const t = useText();
  const navigation = useCapability("navigation");
  const [draft, setDraft] = useState<TableDraft>(emptyDraft);
  const change = (part: Partial<TableDraft>): void => setDraft((before) => ({ ...before, ...part }));
  const faults = faultsOf(draft, outline);
  const plan = planOf(draft, outline);
  const making = useMaking({
    isBegun: draft.title !== "" || described(draft.fields).length > 0,
    hasFaults: hasFaults(faults),
    changes: () => composeTable(plan),
    onMade: () => void navigation.open(`tables/${plan.key}`),
    onStale,
  });
  const shown = making.isTried ? faults : undefined;
  return (
    <div className={styles.columns}>
      <form className={styles.editor} noValidate onSubmit={(event) => void (event.preventDefault(), making.make())}>
        <Card title={t("system.newTable.name")}><NameSection draft={draft} outline={outline} faults={shown} onChange={change} /></Card>
        <Card title={t("system.newTable.fields")}>
          <FieldRows fields={draft.fields} outline={outline} faults={shown} onChange={(update) => setDraft((before) => ({ ...before, fields: update(before.fields) }))} />
        </Card>
        <Card title={t("system.newTable.menu")}><MenuSection draft={draft} outline={outline} onChange={change} /></Card>
        <Card title={t("system.newTable.access")}><AccessSection draft={draft} outline={outline} onChange={change} /></Card>
        <MakingBar making={making} label={t("system.newTable.make")} />
      </form>
      <TablePreview plan={plan} outline={outline} making={making} />
    </div>
  );
}
