import { useState, type ReactElement } from "react";
import { composeTable } from "#core/new-table/composeTable.ts";
import type { RoleOfPlan } from "#core/new-table/TablePlan.ts";
import type { ScreenProps } from "#sdk/contributions/screen.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLateText } from "#sdk/react/live/useLateText.ts";
import { useIsAdministrator } from "#sdk/react/useIsAdministrator.ts";
import { useOutline } from "#sdk/react/useOutline.ts";
import { useScreenHeading } from "#sdk/react/useScreenHeading.ts";
import { useText } from "#sdk/react/useText.ts";
import { Card } from "#sdk/ui/layout/Card.tsx";
import { PageHeader } from "#sdk/ui/layout/PageHeader.tsx";
import { FailureView, NoAccessView } from "#sdk/ui/states/FailureView.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import type { FoundSheet, GuessedField, ProjectOutline } from "#sdk/wire.ts";
import { faultsOf, hasFaults } from "./model/faultsOf.ts";
import { described, planOf } from "./model/planOf.ts";
import { fieldOfGuess, fieldsOfGuess, sheetFieldsOf } from "./model/sheetDraft.ts";
import { emptyDraft, type FieldDraft, type TableDraft } from "./model/TableDraft.ts";
import { AccessSection } from "./AccessSection.tsx";
import { FieldRows } from "./FieldRows.tsx";
import { MakingBar } from "./MakingBar.tsx";
import { MenuSection } from "./MenuSection.tsx";
import { NameSection } from "./NameSection.tsx";
import styles from "./NewTable.module.css";
import { readingOf } from "./sheet/readingOf.ts";
import { SheetCard } from "./sheet/SheetCard.tsx";
import { SheetNote } from "./sheet/SheetNote.tsx";
import { SheetProgress } from "./sheet/SheetProgress.tsx";
import { SheetVerdict } from "./sheet/SheetVerdict.tsx";
import { sheetWords } from "./sheet/sheetWords.ts";
import { useSheet } from "./sheet/useSheet.ts";
import { useSheetCheck } from "./sheet/useSheetCheck.ts";
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
  const [http, navigation] = [useCapability("http"), useCapability("navigation")];
  const say = useLateText(sheetWords, "sheets");
  const [draft, setDraft] = useState<TableDraft>(emptyDraft);
  const [isPartial, setPartial] = useState(false);
  const [taskId, setTaskId] = useState<string>();
  const change = (part: Partial<TableDraft>): void => setDraft((before) => ({ ...before, ...part }));
  const changeFields = (update: (fields: readonly FieldDraft[]) => readonly FieldDraft[]): void => setDraft((before) => ({ ...before, fields: update(before.fields) }));
  const work = useSheet((found, earlier) => setDraft((before) => ({ ...before, title: before.title === "" || before.title === earlier?.title ? found.title || before.title : before.title, fields: fieldsOfGuess(found, (number) => say("untitled", { number }) || String(number)) })));
  const found = work.file?.found;
  const faults = faultsOf(draft, outline);
  const plan = planOf(draft, outline);
  const sheetFields = sheetFieldsOf(draft.fields, outline);
  const check = useSheetCheck(found, faults.fields.size > 0 || faults.list !== undefined ? undefined : sheetFields);
  const keys = new Map(described(draft.fields).map(({ id }, index) => [id, plan.fields[index]?.key]));
  const begin = async (sheet: FoundSheet): Promise<void> => {
    const { menu, readers, writers, key, title } = plan;
    const roles = (some: readonly RoleOfPlan[]) => some.map(({ permissions, ...role }) => ({ ...role, permissions: [...permissions] }));
    const { parentId, icon } = menu ?? {};
    const answer = await http.call("POST sheets/{id}/table", {
      params: { id: sheet.id },
      body: {
        ...readingOf(sheet), firstRow: sheet.firstRow, key, title, fields: sheetFields, isPartial, writers: roles(writers),
        ...(readers && { readers: roles(readers) }), ...(menu && { menu: { ...(parentId !== undefined && { parentId }), ...(icon !== undefined && { icon }) } }),
      },
    });
    setTaskId(answer.taskId);
  };
  const open = (): void => void navigation.open(`tables/${plan.key}`);
  const making = useMaking({
    isBegun: taskId === undefined && (draft.title !== "" || described(draft.fields).length > 0),
    hasFaults: hasFaults(faults) || (found !== undefined && !isPartial && (check.checked?.bad ?? 0) > 0),
    changes: () => composeTable(plan),
    begin: found && (() => begin(found)),
    onMade: open,
    onStale,
  });
  const shown = making.isTried ? faults : undefined;
  const addColumn = (column: GuessedField, untitled: string): void => changeFields((fields) => [...fields, fieldOfGuess(column, Math.max(0, ...fields.map(({ id }) => id)) + 1, untitled)]);
  const noteOf = ({ id, place }: FieldDraft): ReactElement | undefined =>
    (found && place !== undefined ? <SheetNote found={found} place={place} fieldKey={keys.get(id)} checked={check.checked} /> : undefined);
  if (taskId !== undefined) return <SheetProgress taskId={taskId} title={plan.title} onMade={open} onOpen={open} onBack={() => setTaskId(undefined)} />;
  return (
    <div className={styles.columns}>
      <form className={styles.editor} noValidate onSubmit={(event) => void (event.preventDefault(), making.make())}>
        <SheetCard work={work} fields={draft.fields} onAdd={addColumn} />
        <Card title={t("system.newTable.name")}><NameSection draft={draft} outline={outline} faults={shown} onChange={change} /></Card>
        <Card title={t("system.newTable.fields")}>
          <FieldRows fields={draft.fields} outline={outline} faults={shown} noteOf={noteOf} onChange={changeFields} />
        </Card>
        <Card title={t("system.newTable.menu")}><MenuSection draft={draft} outline={outline} onChange={change} /></Card>
        <Card title={t("system.newTable.access")}><AccessSection draft={draft} outline={outline} onChange={change} /></Card>
        {found && <SheetVerdict state={check} isPartial={isPartial} onPartial={setPartial} />}
        <MakingBar making={making} label={t("system.newTable.make")} />
      </form>
      <TablePreview plan={plan} outline={outline} making={making} />
    </div>
  );
}
