import { Plus, type LucideIcon } from "lucide-react";
import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from "react";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { SearchField } from "#sdk/ui/controls/SearchField.tsx";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import { menuKeyTarget } from "#sdk/ui/menus/menuKeys.ts";
import { Popover } from "#sdk/ui/overlays/Popover.tsx";
import styles from "./FieldPalette.module.css";
import { offeredFields, type FieldChoice, type FieldSection } from "./fieldSections.ts";
import { useArrangeText } from "./useArrangeText.ts";

export interface FieldPaletteProps {
  readonly label: string;
  readonly size?: "small";
  readonly sections: readonly FieldSection[];
  /** Fields that are there already. */
  readonly shown: ReadonlySet<string>;
  /** Said where no field is left. */
  readonly none: string;
  /** What is no field. */
  readonly first?: { readonly title: string; readonly icon: LucideIcon; readonly onChoose: () => void };
  readonly onChoose: (choice: FieldChoice) => void;
}

/** A palette of the fields that a table could still show. */
export const FieldPalette = (props: FieldPaletteProps): ReactElement => {
  const { label, size } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <Button ref={button} icon={Plus} onPress={() => setOpen(!isOpen)} aria={{ "aria-haspopup": "dialog", "aria-expanded": isOpen }} {...(size && { size })}><span className={styles.wording}>{label}</span></Button>
      {isOpen && (
        <Popover anchor={button} placement="below-end" onClose={() => setOpen(false)}>
          <Palette {...props} onChosen={() => setOpen(false)} onClose={close} />
        </Popover>
      )}
    </>
  );
};

interface PaletteProps extends FieldPaletteProps {
  readonly onChosen: () => void;
  readonly onClose: () => void;
}

const Palette = ({ label, sections, shown, none, first, onChoose, onChosen, onClose }: PaletteProps): ReactElement => {
  const say = useArrangeText();
  const palette = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState("");
  useEffect(() => {
    // After the popover has its place: focusing what is still hidden does nothing.
    const frame = requestAnimationFrame(() => palette.current?.querySelector("input")?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const offered = offeredFields(sections, { shown, words });
  const chosen = (choose: () => void) => (): void => {
    onChosen();
    choose();
  };
  return (
    <div ref={palette} role="dialog" aria-label={label} className={styles.palette} onKeyDown={(event) => press(event, onClose)}>
      <SearchField value={words} onChange={setWords} />
      {first && (
        <button type="button" className={styles.choice} data-choice="" onClick={chosen(first.onChoose)}>
          <Icon of={first.icon} size={16} />
          {first.title}
        </button>
      )}
      {offered.map(({ relation, title = say("fields"), fields }) => (
        <div key={relation} role="group" aria-label={title}>
          <div className={styles.heading} aria-hidden="true">{title}</div>
          {fields.map((choice) => (
            <button key={choice.field} type="button" className={styles.choice} data-choice="" onClick={chosen(() => onChoose(choice))}>
              {choice.title}
              <span className={styles.name}>{choice.field}</span>
            </button>
          ))}
        </div>
      ))}
      {offered.length === 0 && <p className={styles.none}>{none}</p>}
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
