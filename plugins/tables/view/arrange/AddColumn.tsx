import { Columns2, Plus } from "lucide-react";
import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from "react";
import { columnOfField } from "#core/new-table/columnOfField.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { SearchField } from "#sdk/ui/controls/SearchField.tsx";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import { menuKeyTarget } from "#sdk/ui/menus/menuKeys.ts";
import { Popover } from "#sdk/ui/overlays/Popover.tsx";
import styles from "./AddColumn.module.css";
import { fieldOf } from "./arrangedColumns.ts";
import { offeredFields, type FieldSection } from "./fieldSections.ts";
import type { ColumnSteps } from "./useColumnSteps.ts";

export interface AddColumnProps {
  readonly sections: readonly FieldSection[];
  readonly steps: ColumnSteps;
}

/** A palette of the fields that no column shows yet, and of what is no field: a group of columns. */
export const AddColumn = ({ sections, steps }: AddColumnProps): ReactElement => {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const add = (values: Readonly<Record<string, unknown>>): void => {
    setOpen(false);
    steps.add(values);
  };
  return (
    <>
      <Button ref={button} icon={Plus} onPress={() => setOpen(!isOpen)} aria={{ "aria-haspopup": "dialog", "aria-expanded": isOpen }}><span className={styles.wording}>{t("tables.arrange.add")}</span></Button>
      {isOpen && (
        <Popover anchor={button} placement="below-end" onClose={() => setOpen(false)}>
          <Palette sections={sections} steps={steps} onAdd={add} onClose={close} />
        </Popover>
      )}
    </>
  );
};

interface PaletteProps extends AddColumnProps {
  readonly onAdd: (values: Readonly<Record<string, unknown>>) => void;
  readonly onClose: () => void;
}

const Palette = ({ sections, steps, onAdd, onClose }: PaletteProps): ReactElement => {
  const t = useText();
  const palette = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState("");
  useEffect(() => {
    // After the popover has its place: focusing what is still hidden does nothing.
    const frame = requestAnimationFrame(() => palette.current?.querySelector("input")?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const shown = new Set(steps.parts.flatMap((part) => fieldOf(part) ?? []));
  const offered = offeredFields(sections, { shown, words });
  return (
    <div ref={palette} role="dialog" aria-label={t("tables.arrange.add")} className={styles.palette} onKeyDown={(event) => press(event, onClose)}>
      <SearchField value={words} onChange={setWords} />
      <button type="button" className={styles.choice} data-choice="" onClick={() => onAdd({ title: t("tables.arrange.group") })}>
        <Icon of={Columns2} size={16} />
        {t("tables.arrange.group")}
      </button>
      {offered.map(({ relation, title, fields }) => (
        <div key={relation} role="group" aria-label={title ?? t("tables.arrange.fields")}>
          <div className={styles.heading} aria-hidden="true">{title ?? t("tables.arrange.fields")}</div>
          {fields.map((choice) => (
            <button key={choice.field} type="button" className={styles.choice} data-choice="" onClick={() => onAdd(columnOfField({ ...choice, title: choice.columnTitle }))}>
              {choice.title}
              <span className={styles.name}>{choice.field}</span>
            </button>
          ))}
        </div>
      ))}
      {offered.length === 0 && <p className={styles.none}>{t("tables.arrange.noFields")}</p>}
    </div>
  );
};

function press(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  const choices = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-choice]")];
  const next = event.key.startsWith("Arrow") ? menuKeyTarget(event.key, choices.indexOf(event.target as HTMLElement), choices.map(() => "")) : undefined;
  if (event.key === "Escape") close();
  else if (next === undefined) return;
  else choices[next]?.focus();
  event.preventDefault();
  event.stopPropagation();
}
