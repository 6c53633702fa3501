import type { LucideIcon } from "lucide-react";
import type { ReactElement } from "react";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import styles from "./NoticeBar.module.css";

export interface NoticeBarProps {
  readonly icon: LucideIcon;
  /** Nothing is shown without it; the region stays, so that its text is announced as it comes. */
  readonly text: string | undefined;
  readonly action?: string;
  readonly onAction?: () => void;
}

/** One line over the document's lower edge, with what helps, where something does. */
export const NoticeBar = ({ icon, text, action, onAction }: NoticeBarProps): ReactElement => (
  <div role="status" className={styles.place} data-print="none">
    {text !== undefined && (
      <div className={styles.bar}>
        <Icon of={icon} />
        <span>{text}</span>
        {action !== undefined && (
          <Button size="small" onPress={onAction}>
            {action}
          </Button>
        )}
      </div>
    )}
  </div>
);
