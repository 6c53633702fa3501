import { useState, type ReactElement } from "react";
import { composeFields } from "#core/new-table/composeTable.ts";
import type { ScreenProps } from "#sdk/contributions/screen.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useIsAdministrator } from "#sdk/react/useIsAdministrator.ts";
import { useOutline } from "#sdk/react/useOutline.ts";
import { useScreenHeading } from "#sdk/react/useScreenHeading.ts";
import { useText } from "#sdk/react/useText.ts";
import { Card } from "#sdk/ui/layout/Card.tsx";
import { PageHeader } from "#sdk/ui/layout/PageHeader.tsx";
import { FailureView, NoAccessView } from "#sdk/ui/states/FailureView.tsx";
import { NotFoundState } from "#sdk/ui/states/ScreenState.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import type { ProjectOutline } from "#sdk/wire.ts";
import { FieldRows } from "./FieldRows.tsx";
import { MakingBar } from "./MakingBar.tsx";
import { faultsOfFields, hasFaults } from "./model/faultsOf.ts";
import { described, fieldPlansOf } from "./model/planOf.ts";
import { emptyField, type FieldDraft } from "./model/TableDraft.ts";
import styles from "./NewTable.module.css";
import { Ddl, DrawnForm } from "./TablePreview.tsx";
import { useMaking } from "./useMaking.ts";
import { WhereSection } from "./WhereSection.tsx";

/** `/system/new-fields/{dataset}`: further fields of a dataset, with a column and an element of each. */
export function NewFieldsScreen(props: ScreenProps): ReactElement {
  const t = useText();
  const isAdministrator = useIsAdministrator();
  useScreenHeading(isAdministrator ? { title: t("system.newFields.title") } : undefined);
  return isAdministrator ? <DatasetFields {...props} /> : <NoAccessView />;
}

function DatasetFields({ params, frame, onClose }: ScreenProps): ReactElement {
  const t = useText();
  const [outline, reload] = useOutline();
  if (outline.state === "failed") return <FailureView failure={outline.failure} onRetry={reload} />;
  if (outline.state === "loading") return <SkeletonText lines={8} />;
  const dataset = outline.value.datasets.find(({ name }) => name === params["dataset"]);
  if (dataset === undefined) return <NotFoundState title={t("system.newFields.missing")} hint={t("system.newFields.missingHint")} />;
  return (
    <div className={styles.screen}>
      {frame !== "modal" && <PageHeader title={t("system.newFields.title")} note={dataset.title} />}
      <FieldsMaker dataset={dataset} outline={outline.value} onStale={reload} onClose={onClose} />
    </div>
  );
}

interface FieldsMakerProps {
  readonly dataset: ProjectOutline["datasets"][number];
  readonly outline: ProjectOutline;
  readonly onStale: () => void;
  /** Of a modal. */
  readonly onClose: (() => void) | undefined;
}

function FieldsMaker({ dataset, outline, onStale, onClose }: FieldsMakerProps): ReactElement {
  const t = useText();
  const navigation = useCapability("navigation");
  const [fields, setFields] = useState<readonly FieldDraft[]>([emptyField(1)]);
  const places = placesOf(dataset.name, outline);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set([...places.tables, ...places.forms].map(({ id }) => id)));
  const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id).filter((id) => chosen.has(id));
  const faults = faultsOfFields(fields);
  const plans = fieldPlansOf(fields, outline, dataset.fields.map(({ name }) => name));
  const making = useMaking({
    isBegun: described(fields).length > 0,
    hasFaults: hasFaults(faults),
    changes: () => composeFields({ dataset, fields: plans, tables: idsOf(places.tables), forms: idsOf(places.forms) }),
    onMade: () => (onClose ? onClose() : void navigation.open(`tables/${places.tables[0]?.name ?? "datasets"}`)),
    onStale,
  });
  return (
    <div className={styles.columns}>
      <form className={styles.editor} noValidate onSubmit={(event) => void (event.preventDefault(), making.make())}>
        <Card title={t("system.newTable.fields")}><FieldRows fields={fields} outline={outline} faults={making.isTried ? faults : undefined} onChange={setFields} /></Card>
        <Card title={t("system.newFields.where")}><WhereSection {...places} chosen={chosen} onChange={setChosen} /></Card>
        <MakingBar making={making} label={t("system.newFields.make")} />
      </form>
      <aside className={styles.preview} aria-label={t("system.newTable.preview")}>
        <Card title={t("system.newTable.form")}><DrawnForm fields={plans} /><Ddl making={making} /></Card>
      </aside>
    </div>
  );
}

const placesOf = (dataset: string, { tables, forms }: ProjectOutline): Pick<ProjectOutline, "tables" | "forms"> =>
  ({ tables: tables.filter((table) => table.dataset === dataset), forms: forms.filter((form) => form.dataset === dataset) });
