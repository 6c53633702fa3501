import { ListChecks } from "lucide-react";
import type { ReactElement } from "react";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import { Badge } from "#sdk/ui/status/Badge.tsx";
import styles from "./TaskMark.module.css";

interface TaskMarkProps {
  readonly label: string;
  readonly count: number;
  readonly onOpen: () => void;
}

/** Tasks that are under way: a way to the task centre. */
export const TaskMark = ({ label, count, onOpen }: TaskMarkProps): ReactElement => (
  <span className={styles.mark}>
    <IconButton icon={ListChecks} label={label} onPress={onOpen} />
    <span className={styles.count} aria-hidden="true"><Badge>{count}</Badge></span>
  </span>
);
