import { ChevronRight, GripVertical } from "lucide-react";
import type { CSSProperties, ReactElement } from "react";
import { Icon } from "../icons/Icon.tsx";
import { joinClasses } from "../foundation/joinClasses.ts";
import { NamedIcon } from "../icons/NamedIcon.tsx";
import { toneClass } from "../foundation/tones.ts";
import { useUiText } from "../foundation/uiText.ts";
import { RailGroup } from "./RailGroup.tsx";
import type { SidebarItem, SidebarMenuProps } from "./SidebarItem.ts";
import type { DropZone } from "./sidebarPlaces.ts";
import type { SidebarRow } from "./sidebarRows.ts";
import styles from "./SidebarMenu.module.css";

/** What a row's handle is described by. */
export const moveHintId = "sidebar-move-hint";

interface MenuRowProps {
  readonly row: SidebarRow;
  readonly menu: SidebarMenuProps;
  readonly isMovable: boolean;
  /** Another row is held over this one. */
  readonly drop: DropZone | undefined;
  readonly isDragged: boolean;
  /** Pixels, in a menu of which only a part is drawn. */
  readonly height: number | undefined;
}

/** Names that may not fit are shown whole by a tooltip. */
const fittingName = 22;

const tooltipOf = (item: SidebarItem, isRail: boolean): object =>
  isRail || item.name.length > fittingName ? { "data-tooltip": item.name, "data-tooltip-side": "right" } : {};

const RowContent = ({ item, depth, hasChevron = false }: { item: SidebarItem; depth: number; hasChevron?: boolean }): ReactElement => (
  <>
    {depth === 0 && (
      <span className={styles.icon}>
        <NamedIcon name={item.icon ?? "circle-small"} />
      </span>
    )}
    <span className={styles.name} style={item.style}>
      {item.name}
    </span>
    {item.badge && (
      <span
        className={joinClasses(
          styles.badge,
          item.badgeTone && item.badgeTone !== "primary" && styles.toned,
          item.badgeTone && item.badgeTone !== "primary" && toneClass(item.badgeTone),
        )}
      >
        {item.badge}
      </span>
    )}
    {hasChevron && <Icon of={ChevronRight} size={14} className={styles.chevron} />}
  </>
);

const RowLink = ({ row: { item, depth }, menu, isMovable }: MenuRowProps): ReactElement => (
  <a
    href={item.href}
    className={styles.item}
    target={item.isExternal ? "_blank" : undefined}
    rel={item.isExternal ? "noopener noreferrer" : undefined}
    aria-current={item.isActive ? "page" : undefined}
    draggable={isMovable ? false : undefined}
    data-main=""
    onClick={(event) => menu.onFollow(item, event)}
    {...tooltipOf(item, menu.mode === "rail")}
  >
    <RowContent item={item} depth={depth} />
  </a>
);

/** Opens the children: the whole row, or a button of its own where the row is a link. */
const RowToggle = ({ row: { item, depth }, menu }: MenuRowProps): ReactElement => {
  const text = useUiText();
  const isLink = item.href !== undefined;
  return (
    <button
      type="button"
      className={isLink ? styles.toggle : styles.item}
      aria-expanded={item.isExpanded ?? false}
      aria-label={isLink ? `${item.isExpanded ? text.collapse : text.expand}: ${item.name}` : undefined}
      data-main={isLink ? undefined : ""}
      onClick={() => menu.onToggle(item)}
      {...(isLink ? {} : tooltipOf(item, false))}
    >
      {isLink ? <Icon of={ChevronRight} size={14} className={styles.chevron} /> : <RowContent item={item} depth={depth} hasChevron />}
    </button>
  );
};

const RowTarget = (props: MenuRowProps): ReactElement => {
  const { row, menu } = props;
  if (row.isHeading) return <span className={styles.headingText}>{row.item.name}</span>;
  if (!row.hasChildren) return <RowLink {...props} />;
  if (menu.mode === "rail") {
    return (
      <RailGroup item={row.item} menu={menu}>
        <RowContent item={row.item} depth={0} />
      </RailGroup>
    );
  }
  return (
    <>
      {row.item.href !== undefined && <RowLink {...props} />}
      <RowToggle {...props} />
    </>
  );
};

const RowHandle = ({ item }: { readonly item: SidebarItem }): ReactElement => {
  const text = useUiText();
  return (
    <button type="button" className={styles.handle} data-handle="" aria-label={`${text.move}: ${item.name}`} aria-describedby={moveHintId}>
      <Icon of={GripVertical} size={14} />
    </button>
  );
};

/** Deeper levels are not further in: there would be no room left for names. */
const deepestIndent = 6;

/** One row of the menu; what is below it are rows of their own. */
export const SidebarMenuRow = (props: MenuRowProps): ReactElement => {
  const { row, menu, isMovable, drop, isDragged, height } = props;
  const { item, depth, hasChildren, isHeading, isActive } = row;
  const action = isMovable ? <RowHandle item={item} /> : menu.mode === "rail" || isHeading ? undefined : menu.renderAction?.(item);
  const style = { height, "--depth": Math.min(depth, deepestIndent) } as CSSProperties;
  return (
    <li
      className={isHeading ? styles.heading : undefined}
      style={style}
      aria-level={depth + 1}
      aria-posinset={row.index + 1}
      aria-setsize={row.siblings.length}
    >
      {item.hasDividerBefore && !isHeading && <div className={styles.divider} />}
      <div
        className={joinClasses(styles.row, depth > 0 && styles.nested)}
        data-row={item.id}
        data-active={isActive || undefined}
        data-toggle={(hasChildren && item.href !== undefined) || undefined}
        data-group={hasChildren || undefined}
        data-drop={drop}
        data-dragged={isDragged || undefined}
      >
        <RowTarget {...props} />
        {action && <span className={styles.action}>{action}</span>}
      </div>
    </li>
  );
};
