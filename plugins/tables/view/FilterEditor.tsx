import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent, type ReactElement } from "react";
import type { TableFilter } from "#sdk/wire.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/Button.tsx";
import { DateControl } from "#sdk/ui/controls/DateControl.tsx";
import { NumberControl } from "#sdk/ui/controls/NumberControl.tsx";
import { TextControl } from "#sdk/ui/controls/TextControl.tsx";
import { filterShape, type FilterValue } from "../model/filterValue.ts";
import styles from "./FilterBar.module.css";
import { FilterChoices } from "./FilterChoices.tsx";
import type { FilterOption } from "./useFilterOptions.ts";

export interface FilterEditorProps {
  readonly id: string;
  readonly filter: TableFilter;
  readonly options: readonly FilterOption[] | undefined;
  readonly value: FilterValue | undefined;
  readonly onChange: (value: FilterValue | undefined) => void;
  readonly onClose: () => void;
}

/** The control of a filter. Choices hold at once, what is typed holds with Enter or the button. */
export const FilterEditor = (props: FilterEditorProps): ReactElement => {
  const { id, filter, options } = props;
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the popover has its place: focusing what is still hidden does nothing.
    const frame = requestAnimationFrame(() => dialog.current?.querySelector<HTMLElement>("input, button")?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const press = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    props.onClose();
  };
  return (
    <div ref={dialog} id={id} role="dialog" aria-label={filter.title} className={styles.editor} onKeyDown={press}>
      <p className={styles.heading}>{filter.title}</p>
      {options ? <FilterChoices {...props} options={options} /> : <TypedFilter {...props} />}
    </div>
  );
};

const TypedFilter = ({ filter, value, onChange, onClose }: FilterEditorProps): ReactElement => {
  const t = useText();
  const shape = filterShape(filter);
  const isPair = shape === "pair";
  const isSeveral = shape === "list" || shape === "items";
  const [draft, setDraft] = useState<FilterValue>(isSeveral ? [(value ?? []).join(", ")] : (value ?? []));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const [first = "", second = ""] = draft;
    const typed = isSeveral ? first.split(",").filter((one) => one.trim() !== "") : isPair ? [first, second] : [first];
    const next = typed.map((one) => one.trim());
    onChange(next.some((one) => one !== "") ? next : undefined);
    onClose();
  };
  const put = (index: number, text: string): void =>
    setDraft((before) => [index === 0 ? text : (before[0] ?? ""), index === 1 ? text : (before[1] ?? "")]);
  return (
    <form className={styles.editor} style={{ padding: 0, width: "auto" }} onSubmit={submit}>
      {isPair ? (
        <div className={styles.pair}>
          <ValueField filter={filter} label={t("tables.from")} value={draft[0] ?? ""} onChange={(text) => put(0, text)} />
          <ValueField filter={filter} label={t("tables.to")} value={draft[1] ?? ""} onChange={(text) => put(1, text)} />
        </div>
      ) : (
        <ValueField filter={filter} label={undefined} value={draft[0] ?? ""} onChange={(text) => put(0, text)} />
      )}
      <div className={styles.actions}>
        <Button tone="ghost" size="small" onPress={() => (onChange(undefined), onClose())}>
          {t("tables.clear")}
        </Button>
        <Button tone="primary" size="small" type="submit">
          {t("tables.apply")}
        </Button>
      </div>
    </form>
  );
};

interface ValueFieldProps {
  readonly filter: TableFilter;
  /** Undefined when the title of the filter says it all. */
  readonly label: string | undefined;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

const ValueField = ({ filter, label, value, onChange }: ValueFieldProps): ReactElement => {
  const id = useId();
  const common = { id, label: label === undefined ? filter.title : undefined };
  return (
    <div className={styles.field}>
      {label !== undefined && <label htmlFor={id}>{label}</label>}
      <ValueControl {...common} fieldType={filter.fieldType} value={value} onChange={onChange} />
    </div>
  );
};

type ValueControlProps = Omit<ValueFieldProps, "filter"> & { id: string; fieldType: string };

const ValueControl = ({ id, label, fieldType, value, onChange }: ValueControlProps): ReactElement => {
  switch (fieldType) {
    case "number":
    case "int": {
      const number = value === "" ? undefined : Number(value);
      return <NumberControl id={id} label={label} scale={fieldType === "int" ? 0 : 4} value={number} onChange={(next) => onChange(next === undefined ? "" : String(next))} />;
    }
    case "date":
    case "datetime":
      return <DateControl id={id} label={label} value={value === "" ? undefined : value} onChange={(next) => onChange(next ?? "")} />;
    default:
      return <TextControl id={id} label={label} type={fieldType === "time" ? "time" : "text"} value={value} onChange={onChange} />;
  }
};
