import { useId, type ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { CheckboxControl } from "#sdk/ui/controls/CheckboxControl.tsx";
import type { ProjectOutline } from "#sdk/wire.ts";
import styles from "./NewTable.module.css";

interface WhereSectionProps extends Pick<ProjectOutline, "tables" | "forms"> {
  /** Ids of tables and forms. */
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

/** The tables and forms of the dataset in which the new fields are to show. */
export function WhereSection({ tables, forms, chosen, onChange }: WhereSectionProps): ReactElement {
  const t = useText();
  const id = useId();
  const toggle = (one: string, isIn: boolean): void => onChange(new Set(isIn ? [...chosen, one] : [...chosen].filter((other) => other !== one)));
  const lists = [["tables", tables], ["forms", forms]] as const;
  return (
    <div className={styles.pair}>
      {lists.map(([kind, list]) => (
        <fieldset key={kind} className={styles.where}>
          <legend>{t(`system.newFields.${kind}`)}</legend>
          {list.map((one) => (
            <CheckboxControl key={one.id} id={`${id}-${one.id}`} value={chosen.has(one.id)} onChange={(isIn) => toggle(one.id, isIn)}>{one.title}</CheckboxControl>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
