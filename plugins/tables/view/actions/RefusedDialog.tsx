import { TriangleAlert } from "lucide-react";
import { useRef, type ReactElement } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useText } from "#sdk/react/useText.ts";
import type { FormElement, RowProblem, TableRow } from "#sdk/wire.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { Link } from "#sdk/ui/actions/Link.tsx";
import { useUiText } from "#sdk/ui/foundation/uiText.ts";
import { ModalFrame } from "#sdk/ui/overlays/ModalFrame.tsx";
import { useTopmostEscape } from "#sdk/ui/overlays/useTopmostEscape.ts";
import { nameOf } from "../../model/bulkFields.ts";
import { leafColumns } from "../../model/columnModel.ts";
import { useCellFormatter } from "../hooks/useCellFormatter.ts";
import type { LocalizedTable } from "../hooks/useTableConfig.ts";
import styles from "./RefusedDialog.module.css";
import type { Refusal } from "./useRowChanges.ts";

export interface RefusedDialogProps {
  readonly config: LocalizedTable;
  readonly refusal: Refusal;
  readonly onClose: () => void;
}

/** So many are shown one by one. */
const mostShown = 100;

/** Which records were not changed, and why. */
export const RefusedDialog = ({ config, refusal, onClose }: RefusedDialogProps): ReactElement => {
  const t = useText();
  const ui = useUiText();
  const body = useRef<HTMLDivElement>(null);
  useTopmostEscape(body, onClose);
  const { affected, errors, skipped, ids } = refusal;
  const names = useNames(config, refusal);
  const shown = errors.slice(0, mostShown);
  return (
    <ModalFrame title={t("tables.report.refused", { count: ids.length + skipped })} icon={TriangleAlert} width="640px" onClose={onClose} footer={<Button tone="primary" onPress={onClose}>{ui.close}</Button>}>
      <div ref={body} className={styles.body}>
        <p className={styles.summary}>
          {affected > 0 && <>{t("tables.act.done", { count: affected })}. </>}
          {t("tables.report.kept")}
        </p>
        <ul className={styles.list}>
          {shown.map((problem) => <Problem key={`${problem.id} ${problem.field}`} problem={problem} config={config} names={names} isDeleted={refusal.isDeleted} />)}
        </ul>
        {errors.length > shown.length && <p className={styles.more}>{t("tables.report.more", { count: errors.length - shown.length })}</p>}
        {skipped > 0 && <p className={styles.more}>{t("tables.report.skipped", { count: skipped })}</p>}
      </div>
    </ModalFrame>
  );
};

interface Names {
  readonly records: ReadonlyMap<string, string>;
  readonly fields: ReadonlyMap<string, string>;
}

interface ProblemProps {
  readonly problem: RowProblem;
  readonly config: LocalizedTable;
  readonly names: Names;
  readonly isDeleted: boolean;
}

function Problem({ problem, config, names, isDeleted }: ProblemProps): ReactElement {
  const navigation = useCapability("navigation");
  const { id, field, message } = problem;
  const title = names.records.get(id) ?? id;
  const link = `forms/${config.form}/${id}?_target=modal`;
  return (
    <li className={styles.problem}>
      {config.form === null || isDeleted ? <strong>{title}</strong> : (
        <Link href={navigation.href(link)} onPress={(event) => {
          event.preventDefault();
          void navigation.open(link, { inNewTab: event.ctrlKey || event.metaKey });
        }}>{title}</Link>
      )}
      <span>{field === null ? message : `${names.fields.get(field) ?? field}: ${message}`}</span>
    </li>
  );
}

const nothing: Names = { records: new Map(), fields: new Map() };

/** What the table and its form call the records and fields that a report names. */
function useNames(config: LocalizedTable, { errors, isDeleted }: Refusal): Names {
  const [tables, forms] = [useCapability("tables"), useCapability("forms")];
  const formatter = useCellFormatter(config);
  const [loaded] = useLoaded(async (signal) => {
    const ids = [...new Set(errors.slice(0, mostShown).map(({ id }) => id))];
    const query = { filters: { id: { op: "in", value: ids } }, pageSize: mostShown, count: false, footers: false, ...(isDeleted && { deleted: "only" as const }) };
    const [{ rows }, form] = await Promise.all([tables.rows(config.name, query, { signal }), config.form === null ? undefined : forms.config(config.form, { signal })]);
    return { rows, elements: form?.elements ?? [] };
  }, [tables, forms, config, errors, isDeleted]);
  if (loaded.state !== "ready" || !formatter) return nothing;
  const { rows, elements } = loaded.value;
  const [first] = leafColumns(config);
  const titled = (row: TableRow): [string, string] => [row.$id ?? "", first ? formatter.format(first, row).text : ""];
  return { records: new Map(rows.map(titled).filter(([, title]) => title !== "")), fields: new Map([...titlesOf(config), ...labelsOf(elements)]) };
}

const titlesOf = (config: LocalizedTable): [string, string][] =>
  leafColumns(config).flatMap(({ dataField, title }): [string, string][] => (dataField === null ? [] : [[dataField, title]]));

const labelsOf = (elements: readonly FormElement[]): [string, string][] =>
  elements.flatMap((element): [string, string][] => {
    const { dataField, label } = element;
    return [...(dataField ? [[dataField, nameOf({ label, dataField })] satisfies [string, string]] : []), ...labelsOf(element.children)];
  });
