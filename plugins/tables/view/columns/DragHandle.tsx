import type { useSortable } from "@dnd-kit/sortable";
import { GripVertical } from "lucide-react";
import type { ReactElement } from "react";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import styles from "./ColumnSettings.module.css";

export interface DragHandleProps extends Pick<ReturnType<typeof useSortable>, "attributes" | "listeners" | "setActivatorNodeRef"> {
  readonly label: string;
}

/** Takes a column in the hand: by the pointer, a finger, or Space and the arrows. */
export const DragHandle = ({ attributes, listeners, setActivatorNodeRef, label }: DragHandleProps): ReactElement => (
  <button
    ref={setActivatorNodeRef}
    type="button"
    className={styles.handle}
    aria-label={label}
    aria-describedby={attributes["aria-describedby"]}
    data-tooltip={label}
    {...listeners}
  >
    <Icon of={GripVertical} size={16} />
  </button>
);
