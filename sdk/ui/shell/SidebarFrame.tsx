import { X } from "lucide-react";
import type { MouseEvent, ReactElement, ReactNode } from "react";
import { IconButton } from "../actions/IconButton.tsx";
import { useUiText } from "../foundation/uiText.ts";
import { BrandMark } from "./BrandMark.tsx";
import styles from "./SidebarFrame.module.css";
import type { SidebarMode } from "./SidebarMode.ts";

export interface SidebarFrameProps {
  readonly mode: SidebarMode;
  /** Whether the drawer is open. */
  readonly isOpen?: boolean;
  /** The drawer was asked to close: its cross, or a press beside it. */
  readonly onClose?: () => void;
  readonly title: string;
  /** The project's picture, a data URL. */
  readonly logo?: string | undefined;
  /** Where the title leads. */
  readonly homeHref: string;
  readonly onHome?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** A `ProfileBlock`. */
  readonly profile?: ReactNode;
  /** A `SidebarMenu`. */
  readonly children: ReactNode;
  /** Copyright and versions. */
  readonly footer?: ReactNode;
}

/** The sidebar: title, profile, menu and footer (spec §2, Layout). */
export const SidebarFrame = (props: SidebarFrameProps): ReactElement => {
  const { mode, isOpen = false, onClose } = props;
  const text = useUiText();
  const isDrawer = mode === "drawer";
  // The title may still be on its way.
  const homeLabel = props.title === "" ? text.home : mode === "rail" ? props.title : undefined;
  return (
    <>
      {isDrawer && isOpen && <div className={styles.scrim} onClick={onClose} />}
      <aside
        className={styles.sidebar}
        aria-label={text.mainMenu}
        data-mode={mode}
        data-open={isDrawer ? isOpen : undefined}
        data-print="none"
        inert={isDrawer && !isOpen}
      >
        <div className={styles.brand}>
          <a href={props.homeHref} className={styles.brandLink} aria-label={homeLabel} onClick={props.onHome}>
            <BrandMark logo={props.logo} />
            <span className={styles.title}>{props.title}</span>
          </a>
          <div className={styles.close}>
            <IconButton icon={X} label={text.close} onPress={onClose} />
          </div>
        </div>
        {props.profile !== undefined && <div className={styles.profile}>{props.profile}</div>}
        <div className={styles.scroll} data-scroll="">{props.children}</div>
        {props.footer !== undefined && <div className={styles.footer}>{props.footer}</div>}
      </aside>
    </>
  );
};
