import type { ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { keyOf, type EditableComponent } from "../model/EditableComponent.ts";
import styles from "./ComponentList.module.css";

export interface ComponentListProps {
  readonly components: readonly EditableComponent[];
  readonly chosen: EditableComponent | undefined;
  readonly onChoose: (component: EditableComponent) => void;
}

/** The components that may be tried, by where they come from. */
export const ComponentList = ({ components, chosen, onChoose }: ComponentListProps): ReactElement => {
  const t = useText();
  return (
    <nav className={styles.list} aria-label={t("demo.components.list")}>
      {[...new Set(components.map(({ scope }) => scope))].map((scope) => (
        <section key={scope} className={styles.group}>
          <h2 className={styles.scope}>{scope}</h2>
          {components.filter((one) => one.scope === scope).map((one) => (
            <button
              key={keyOf(one)}
              type="button"
              className={styles.item}
              aria-current={chosen && keyOf(one) === keyOf(chosen) ? "true" : undefined}
              onClick={() => onChoose(one)}
            >
              {one.name}
            </button>
          ))}
        </section>
      ))}
    </nav>
  );
};
