import { useId, useState, type FormEvent, type ReactElement } from "react";
import { coerceField } from "#core/coercion/index.ts";
import type { FieldType } from "#core/fieldType.ts";
import { say } from "#core/wording/say.ts";
import type { TableFilter } from "#sdk/wire.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import type { ControlProps } from "#sdk/ui/controls/ControlProps.ts";
import { DateControl } from "#sdk/ui/controls/date/DateControl.tsx";
import { FieldFrame } from "#sdk/ui/controls/FieldFrame.tsx";
import { IntControl, NumberControl } from "#sdk/ui/controls/NumberControl.tsx";
import { TextControl } from "#sdk/ui/controls/TextControl.tsx";
import { isList, type FilterValue } from "../../model/filterValue.ts";
import { isWrongAlone, readTyped, sidesOf, typedKind, typedTexts } from "../../model/typedTexts.ts";
import styles from "./FilterBar.module.css";

export interface TypedFilterProps {
  readonly filter: TableFilter;
  readonly value: FilterValue | undefined;
  readonly onChange: (value: FilterValue | undefined) => void;
  readonly onClose: () => void;
}

/** A filter whose values are typed: one, the two ends of a span, a place and a distance, or a list with commas. */
export const TypedFilter = ({ filter, value, onChange, onClose }: TypedFilterProps): ReactElement => {
  const t = useText();
  const sides = sidesOf(filter);
  const [draft, setDraft] = useState<readonly string[]>(() => sides.map((_, side) => typedTexts(filter, value)[side] ?? ""));
  const [isRefused, setRefused] = useState(false);
  const close = (next: FilterValue | undefined): void => {
    onChange(next);
    onClose();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (draft.every((text) => text.trim() === "")) return close(undefined);
    const next = readTyped(filter, draft);
    if (next) close(next);
    else setRefused(true);
  };
  return (
    <form className={styles.editor} style={{ padding: 0, width: "auto" }} onSubmit={submit}>
      <div className={sides.length > 1 ? styles.pair : undefined}>
        {draft.map((text, side) => (
          <ValueField
            key={side}
            filter={filter}
            side={side}
            label={sides[side] && t(sides[side])}
            value={text}
            isChecked={isRefused}
            onChange={(next) => setDraft((before) => before.with(side, next))}
          />
        ))}
      </div>
      <div className={styles.actions}>
        {!filter.isRequired && (
          <Button tone="ghost" size="small" onPress={() => close(undefined)}>
            {t("tables.clear")}
          </Button>
        )}
        <Button tone="primary" size="small" type="submit">
          {t("tables.apply")}
        </Button>
      </div>
    </form>
  );
};

export interface ValueFieldProps {
  readonly filter: TableFilter;
  /** Which of the filter's texts. */
  readonly side: number;
  /** Undefined when the title of the filter says it all. */
  readonly label: string | undefined;
  readonly value: string;
  /** Its accessible name where it has no label; the filter's title unless said. */
  readonly name?: string;
  /** There must be one. */
  readonly isMissing?: boolean;
  /** Says what is wrong with it, if anything. */
  readonly isChecked: boolean;
  readonly onChange: (text: string) => void;
}

/** One typed value of a filter, with what is wrong with it. */
export const ValueField = ({ filter, side, label, name = filter.title, isMissing = false, value, isChecked, onChange }: ValueFieldProps): ReactElement => {
  const id = useId();
  const locale = useLocale();
  const isWrong = isChecked && isWrongAlone(filter, value, side);
  const coercion = coerceField(filter.fieldType as FieldType, value);
  const errors = isWrong ? [say(locale, coercion.ok ? "coercion.text" : coercion.key)] : [];
  return (
    <FieldFrame id={id} label={label} errors={errors}>
      {({ describedBy }) => (
        <ValueControl
          id={id}
          label={label === undefined ? name : undefined}
          describedBy={describedBy}
          isInvalid={isWrong || isMissing}
          kind={isList(filter) ? "list" : typedKind(filter)}
          value={value}
          onChange={onChange}
        />
      )}
    </FieldFrame>
  );
};

/** `kind`: the type of the field, or a list, which is typed in one line. */
const ValueControl = ({ kind, value, onChange, ...common }: ControlProps<string> & { readonly kind: string }): ReactElement => {
  switch (kind) {
    case "number":
      return <NumberControl {...common} value={value === "" ? undefined : value} onChange={(next) => onChange(next ?? "")} />;
    case "int":
      return <IntControl {...common} value={value === "" ? undefined : value} onChange={(next) => onChange(String(next ?? ""))} />;
    case "date":
    case "datetime":
      return <DateControl {...common} value={value === "" ? undefined : value} onChange={(next) => onChange(next ?? "")} />;
    default:
      return <TextControl {...common} type={kind === "time" ? "time" : "text"} value={value} onChange={onChange} />;
  }
};
