import { ChevronsUpDown } from "lucide-react";
import type { ReactElement } from "react";
import { Avatar } from "../status/Avatar.tsx";
import { Icon } from "../icons/Icon.tsx";
import { joinClasses } from "../foundation/joinClasses.ts";
import type { MenuTrigger } from "../menus/MenuButton.tsx";
import styles from "./ProfileBlock.module.css";
import type { SidebarMode } from "./SidebarMode.ts";

export interface ProfileBlockProps {
  readonly mode: SidebarMode;
  readonly name: string;
  readonly post?: string;
  /** The organisation in which the person works. */
  readonly organization?: string;
  readonly photo?: string;
  /** Of the organisation switcher, where there is something to switch. */
  readonly trigger?: MenuTrigger;
}

/** Who works here: avatar, name, post, and the organisation switcher (spec §2, Layout). */
export const ProfileBlock = ({ mode, name, post, organization, photo, trigger }: ProfileBlockProps): ReactElement => {
  const isRail = mode === "rail";
  const className = joinClasses(styles.profile, isRail && styles.rail);
  const content = (
    <>
      <Avatar name={name} photo={photo} size={34} />
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        {post && <span className={styles.post}>{post}</span>}
        {organization && <span className={styles.post}>{organization}</span>}
      </span>
      {trigger && <Icon of={ChevronsUpDown} />}
    </>
  );
  // In the rail nothing is said otherwise; beside it, names of organisations are often longer than the sidebar.
  const said = [isRail && name, isRail && post, organization].filter(Boolean).join(", ");
  const tooltip = { "data-tooltip": said || undefined, "data-tooltip-side": "right" };
  return trigger ? (
    <button
      ref={trigger.ref}
      type="button"
      className={className}
      aria-label={isRail ? said : undefined}
      onClick={trigger.onPress}
      {...trigger.aria}
      {...tooltip}
    >
      {content}
    </button>
  ) : (
    <div className={className} {...tooltip}>
      {content}
    </div>
  );
};
