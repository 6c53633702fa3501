import type { MouseEvent, ReactElement } from "react";
import type { TableColumn } from "#sdk/wire.ts";
import { useLanguage } from "#sdk/react/useLanguage.ts";
import { View } from "#sdk/react/View.tsx";
import { shownColumn } from "../../formats/index.ts";
import styles from "./TableHeader.module.css";

export interface HeaderComponentProps {
  readonly column: TableColumn;
  /** The user's title, else the configured one; stands there while the component does not. */
  readonly title: string;
  /** Direction in which the table is sorted by the column. */
  readonly sort?: "asc" | "desc" | undefined;
  /** A press beside what the component has to be pressed. */
  readonly onPress?: (event: MouseEvent) => void;
}

/** What takes a press for itself. */
const controls = "button, a, input, select, textarea, label, summary, [tabindex]";

/** A component of the project in a cell of the header, in place of its title (spec §3 Table column). */
export const HeaderComponent = ({ column, title, sort, onPress }: HeaderComponentProps): ReactElement => {
  const { code: language } = useLanguage();
  const press = (event: MouseEvent<HTMLElement>): void => {
    if (event.target instanceof Element && !event.target.closest(controls)) onPress?.(event);
  };
  return (
    // The keyboard has the button beside it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={styles.component} onClick={onPress && press}>
      <View kind="component" name={column.headerComponent} props={{ title, column: shownColumn(column), sort: sort ?? null, locale: language }} instead={title} />
    </div>
  );
};
