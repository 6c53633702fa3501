import type { ReactElement, ReactNode } from "react";
import { useUiText } from "../foundation/uiText.ts";
import styles from "./ShellFrame.module.css";
import type { SidebarMode } from "./SidebarMode.ts";

export interface ShellFrameProps {
  readonly mode: SidebarMode;
  /** A `SidebarFrame`. */
  readonly sidebar: ReactNode;
  /** A `TopBarFrame`. */
  readonly topBar: ReactNode;
  readonly children: ReactNode;
}

/** Id of the scrolling content, for the skip link and for moving the focus after a change of route. */
export const shellContentId = "content";

/** The main layout: sidebar, top bar and scrolling content. */
export const ShellFrame = ({ mode, sidebar, topBar, children }: ShellFrameProps): ReactElement => {
  const text = useUiText();
  return (
    <div className={styles.shell} data-mode={mode}>
      <a
        href={`#${shellContentId}`}
        className={styles.skip}
        onClick={(event) => {
          // The address stays: a fragment would be a step in the history.
          event.preventDefault();
          document.getElementById(shellContentId)?.focus();
        }}
      >
        {text.skipToContent}
      </a>
      {sidebar}
      <div className={styles.main}>
        {topBar}
        <main id={shellContentId} tabIndex={-1} className={styles.content}>
          {children}
        </main>
      </div>
    </div>
  );
};
