import { PencilLine } from "lucide-react";
import { useEffect, useId, useMemo, useRef, type KeyboardEvent, type ReactElement } from "react";
import { formatNumber } from "#core/format/formatNumber.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useLanguage } from "#sdk/react/useLanguage.ts";
import { useText } from "#sdk/react/useText.ts";
import type { BulkAnswer, FormConfig } from "#sdk/wire.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { SelectControl } from "#sdk/ui/controls/select/SelectControl.tsx";
import { useUiText } from "#sdk/ui/foundation/uiText.ts";
import { ModalFrame } from "#sdk/ui/overlays/ModalFrame.tsx";
import { useTopmostEscape } from "#sdk/ui/overlays/useTopmostEscape.ts";
import { FailureView } from "#sdk/ui/states/FailureView.tsx";
import { Skeleton } from "#sdk/ui/status/Skeleton.tsx";
import { bulkFields, nameOf, type BulkField } from "../../model/bulkFields.ts";
import type { MeantRows } from "../../model/meantRows.ts";
import { BulkFieldLine } from "./BulkFieldLine.tsx";
import styles from "./ChangeManyDialog.module.css";
import { useBulkChange, type BulkChange } from "./useBulkChange.ts";

/** The records that are to be changed. */
export interface ManyRecords {
  readonly meant: MeantRows;
  /** How many they are, as far as it is known. */
  readonly count: number;
}

export interface ChangeManyDialogProps {
  readonly table: string;
  readonly form: string;
  readonly records: ManyRecords;
  /** The change was made, in all records or in some. */
  readonly onDone: (answer: BulkAnswer) => void;
  readonly onClose: () => void;
}

/** Fields of the table's form that are to be the same in many records; the server checks each of them as the form would. */
export const ChangeManyDialog = ({ table, form, records, onDone, onClose }: ChangeManyDialogProps): ReactElement => {
  const t = useText();
  const ui = useUiText();
  const tables = useCapability("tables");
  const isThere = useIsThere();
  const bulk = useBulkChange(async (patch) => {
    const answer = await tables.bulk(table, { ...records.meant, patch });
    if (isThere.current) onClose();
    onDone(answer);
  });
  const { chosen, isBusy, failure } = bulk;
  const close = useAskedClose(chosen.length > 0 && !isBusy, onClose);
  const body = useRef<HTMLDivElement>(null);
  useTopmostEscape(body, close);
  const pressKey = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void bulk.submit();
  };
  return (
    <ModalFrame
      title={t("tables.bulk.title", { count: records.count })}
      icon={PencilLine}
      width="560px"
      closesOutside={false}
      onClose={close}
      footer={
        <div className={styles.footer}>
          <span className={styles.count}>{t("tables.act.concerns", { count: formatNumber(records.count) })}</span>
          <Button onPress={close}>{ui.cancel}</Button>
          <Button tone="primary" keys="Ctrl ↵" isBusy={isBusy} isDisabled={chosen.length === 0} onPress={() => void bulk.submit()}>{t("tables.bulk")}</Button>
        </div>
      }
    >
      <div ref={body} className={styles.body} onKeyDown={pressKey}>
        {failure !== undefined && <p role="alert" className={styles.failure}>{failure}</p>}
        <FieldsOfForm form={form} bulk={bulk} />
      </div>
    </ModalFrame>
  );
};

function FieldsOfForm({ form, bulk }: { readonly form: string; readonly bulk: BulkChange }): ReactElement {
  const t = useText();
  const id = useId();
  const { code: language } = useLanguage();
  const forms = useCapability("forms");
  const [loaded, reload] = useLoaded(async (signal) => await forms.config(form, { signal }), [forms, form, language]);
  const config = loaded.state === "ready" ? loaded.value : undefined;
  const fields = useMemo(() => (config ? bulkFields(config) : []), [config]);
  const alone = useMemo((): FormConfig | undefined => config && { ...config, elements: [...fields] }, [config, fields]);
  if (loaded.state === "failed") return <FailureView failure={loaded.failure} onRetry={reload} isCompact />;
  if (!alone) return <Skeleton height={34} />;
  const left = fields.filter(({ dataField }) => !bulk.chosen.some(({ element }) => element.dataField === dataField));
  const add = (name: unknown): void => {
    const element = left.find(({ dataField }: BulkField) => dataField === name);
    if (element) bulk.add(element);
  };
  return (
    <>
      {bulk.chosen.map((field) => <BulkFieldLine key={field.element.dataField} form={form} config={alone} field={field} bulk={bulk} />)}
      {left.length > 0 && (
        <SelectControl
          key={bulk.chosen.length}
          id={`${id}-field`}
          label={t("tables.bulk.field")}
          placeholder={t("tables.bulk.field")}
          value={undefined}
          options={left.map((element) => ({ id: element.dataField, name: nameOf(element) }))}
          minItemsToSearch={6}
          isClearable={false}
          autoFocus={bulk.chosen.length === 0}
          onChange={add}
        />
      )}
      {bulk.chosen.length === 0 && <p className={styles.hint}>{t("tables.bulk.hint")}</p>}
    </>
  );
}

/** Whether the dialog is still there: what runs on without it is told all the same. */
function useIsThere(): { readonly current: boolean } {
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => void (isThere.current = false);
  }, []);
  return isThere;
}

/** Asks before what was chosen is lost, by closing as by leaving the page. */
function useAskedClose(isDirty: boolean, onClose: () => void): () => void {
  const t = useText();
  const dialogs = useCapability("dialogs");
  const navigation = useCapability("navigation");
  const latest = useRef(isDirty);
  latest.current = isDirty;
  useEffect(() => {
    const guard = navigation.guard(() => latest.current);
    return () => guard.dispose();
  }, [navigation]);
  const close = async (): Promise<void> => {
    if (!latest.current || (await dialogs.confirm({ text: t("kernel.leave.question") }))) onClose();
  };
  return () => void close();
}
