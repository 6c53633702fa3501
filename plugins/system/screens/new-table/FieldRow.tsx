import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { useId, type KeyboardEvent, type ReactElement, type ReactNode } from "react";
import { fieldKindNames, kindOf, type FieldKindName } from "#core/new-table/fieldKinds.ts";
import { useText } from "#sdk/react/useText.ts";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import { isComposing } from "#sdk/ui/controls/isComposing.ts";
import { CheckboxControl } from "#sdk/ui/controls/CheckboxControl.tsx";
import { FieldFrame } from "#sdk/ui/controls/FieldFrame.tsx";
import { SelectControl } from "#sdk/ui/controls/select/SelectControl.tsx";
import { TextAreaControl } from "#sdk/ui/controls/TextAreaControl.tsx";
import { TextControl } from "#sdk/ui/controls/TextControl.tsx";
import type { ProjectOutline } from "#sdk/wire.ts";
import { mayBeUnique } from "./model/planOf.ts";
import type { FieldDraft } from "./model/TableDraft.ts";
import styles from "./NewTable.module.css";

export interface FieldRowProps {
  readonly field: FieldDraft;
  readonly outline: ProjectOutline;
  readonly place: { readonly index: number; readonly count: number };
  /** Key of a word. */
  readonly fault: string | undefined;
  readonly onChange: (part: Partial<FieldDraft>) => void;
  readonly onNext: () => void;
  readonly onRemove: () => void;
  readonly onMove: (by: -1 | 1) => void;
  /** What stands below it. */
  readonly note?: ReactNode;
}

export function FieldRow(props: FieldRowProps): ReactElement {
  const t = useText();
  const id = useId();
  const { field, place, onChange } = props;
  const number = place.index + 1;
  const goOn = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== "Enter" || isComposing(event) || (event.target as HTMLElement).id !== `${id}-title`) return;
    event.preventDefault();
    props.onNext();
  };
  return (
    <li className={styles.field} data-field={field.id}>
      <div className={styles.row} onKeyDown={goOn}>
        <TextControl
          id={`${id}-title`} label={t("system.newTable.fieldTitle", { number })} placeholder={t("system.newTable.fieldExample")} value={field.title} maxLength={500}
          onChange={(title) => onChange({ title })}
        />
        <SelectControl
          id={`${id}-kind`} label={t("system.newTable.fieldKind", { number })} isRequired value={field.kind} minItemsToSearch={50}
          options={fieldKindNames.map((name) => ({ id: name, name: t(`system.newTable.kinds.${name}`) }))}
          onChange={(kind) => onChange({ kind: (kind ?? "text") as FieldKindName })}
        />
        <div className={styles.required}>
          {kindOf(field.kind).isNeverEmpty !== true && (
            <CheckboxControl id={`${id}-required`} value={field.isRequired} onChange={(isRequired) => onChange({ isRequired })}>{t("system.newTable.required")}</CheckboxControl>
          )}
          {mayBeUnique(field.kind) && <CheckboxControl id={`${id}-unique`} value={field.isUnique} onChange={(isUnique) => onChange({ isUnique })}>{t("system.newTable.unique")}</CheckboxControl>}
        </div>
        <div className={styles.tools}>
          <IconButton icon={ArrowUp} label={t("system.newTable.up", { number })} isDisabled={place.index === 0} onPress={() => props.onMove(-1)} />
          <IconButton icon={ArrowDown} label={t("system.newTable.down", { number })} isDisabled={number === place.count} onPress={() => props.onMove(1)} />
          <IconButton icon={Trash2} label={t("system.newTable.remove", { number })} isDisabled={place.count === 1} onPress={props.onRemove} />
        </div>
      </div>
      <FieldDetails {...props} id={id} />
      {props.note}
    </li>
  );
}

/** What only a choice, a relation and a decimal have. */
function FieldDetails({ id, field, outline, fault, onChange }: FieldRowProps & { readonly id: string }): ReactElement | undefined {
  const t = useText();
  const errors = fault === undefined ? [] : [t(fault)];
  if (field.kind === "choice") return (
    <div className={styles.details}>
      <FieldFrame id={`${id}-options`} label={t("system.newTable.options")} hint={t("system.newTable.optionsHint")} isRequired errors={errors}>
        {(described) => <TextAreaControl id={`${id}-options`} value={field.options} isInvalid={fault !== undefined} {...described} onChange={(options) => onChange({ options })} />}
      </FieldFrame>
    </div>
  );
  if (field.kind === "relation") return (
    <div className={styles.details}>
      <FieldFrame id={`${id}-dataset`} label={t("system.newTable.target")} isRequired errors={errors}>
        {(described) => (
          <SelectControl
            id={`${id}-dataset`} value={field.dataset} isRequired isInvalid={fault !== undefined} {...described} options={outline.datasets.map(({ name, title }) => ({ id: name, name: title }))}
            onChange={(dataset) => onChange({ dataset: dataset === undefined ? undefined : String(dataset) })}
          />
        )}
      </FieldFrame>
    </div>
  );
  if (field.kind === "decimal") return (
    <div className={styles.details}>
      <FieldFrame id={`${id}-scale`} label={t("system.newTable.scale")}>
        {(described) => (
          <SelectControl
            id={`${id}-scale`} value={String(field.scale)} isRequired {...described} options={scales.map((scale) => ({ id: String(scale), name: String(scale) }))}
            onChange={(scale) => onChange({ scale: Number(scale ?? 2) })}
          />
        )}
      </FieldFrame>
    </div>
  );
  return undefined;
}

/** Digits behind the point that a number can have. */
const scales = Array.from({ length: 12 }, (_, index) => index + 1);
