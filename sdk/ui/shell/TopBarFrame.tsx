import { EllipsisVertical, PanelLeft } from "lucide-react";
import { useId, useRef, type KeyboardEvent, type ReactElement, type ReactNode } from "react";
import { IconButton } from "../actions/IconButton.tsx";
import { joinClasses } from "../foundation/joinClasses.ts";
import { useUiText } from "../foundation/uiText.ts";
import styles from "./TopBarFrame.module.css";

/** The mobile panel of the top bar. */
export interface TopBarTools {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

export interface TopBarFrameProps {
  /** Whether the menu is open or wide; for screen readers. */
  readonly isMenuOpen: boolean;
  readonly onMenu: () => void;
  /** `Breadcrumbs` of the page. */
  readonly trail?: ReactNode;
  /** The palette's `SearchOpener`. */
  readonly search?: ReactNode;
  /** What has to be seen at any width: work that is under way. */
  readonly marks?: ReactNode;
  /** The slot that a screen fills with its filters. */
  readonly filters?: ReactNode;
  /** Given at all, filters and tools stand in a panel below the bar, which a button opens. */
  readonly tools?: TopBarTools;
  /** Pickers, notifications, account menu. */
  readonly children?: ReactNode;
}

/** The top bar: menu button, where the page is, search, filters, tools (spec §2, Layout). */
export const TopBarFrame = (props: TopBarFrameProps): ReactElement => {
  const { isMenuOpen, onMenu, trail, search, marks, filters, tools, children } = props;
  const text = useUiText();
  const id = useId();
  const toolsButton = useRef<HTMLButtonElement>(null);
  const press = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !tools?.isOpen) return;
    // What is hidden loses the focus.
    if (document.getElementById(id)?.contains(event.target as Node)) toolsButton.current?.focus();
    tools.onToggle();
    event.stopPropagation();
  };
  return (
    <header className={joinClasses(styles.bar, tools && styles.compact)} data-print="none" onKeyDown={press}>
      <div className={styles.row}>
        <IconButton icon={PanelLeft} label={text.mainMenu} onPress={onMenu} aria={{ "aria-expanded": isMenuOpen }} />
        {trail !== undefined && <div className={styles.trail}>{trail}</div>}
        <div className={styles.middle}>
          <div className={styles.search}>{search}</div>
        </div>
        <div className={styles.marks}>{marks}</div>
        {tools && (
          <IconButton
            ref={toolsButton}
            icon={EllipsisVertical}
            label={text.tools}
            onPress={tools.onToggle}
            aria={{ "aria-expanded": tools.isOpen, "aria-controls": id }}
          />
        )}
        <div id={id} className={styles.panel} hidden={tools !== undefined && !tools.isOpen}>
          <div className={styles.filters}>{filters}</div>
          <div className={styles.tools}>{children}</div>
        </div>
      </div>
    </header>
  );
};
