import { useEffect, useEffectEvent, useMemo, useRef, type ReactElement } from "react";
import { joinClasses } from "../foundation/joinClasses.ts";
import { useUiText } from "../foundation/uiText.ts";
import { VisuallyHidden } from "../foundation/VisuallyHidden.tsx";
import type { SidebarItem, SidebarMenuProps } from "./SidebarItem.ts";
import styles from "./SidebarMenu.module.css";
import { moveHintId, SidebarMenuRow } from "./SidebarMenuRow.tsx";
import { rowHeight, sidebarRows } from "./sidebarRows.ts";
import { useMenuKeys } from "./useMenuKeys.ts";
import { useRowDrag } from "./useRowDrag.ts";
import { useRowsInSight } from "./useRowsInSight.ts";

/** Different lengths, so that they look like words. */
const skeletonWidths = ["62%", "48%", "70%", "40%", "56%", "66%", "44%"];

const MenuSkeletons = (): ReactElement => {
  const text = useUiText();
  return (
    <div className={styles.skeletons} aria-busy="true">
      <VisuallyHidden>{text.loading}</VisuallyHidden>
      {skeletonWidths.map((width) => (
        <div key={width} className={styles.skeleton} aria-hidden="true" data-skeleton="">
          <span />
          <span style={{ width }} />
        </div>
      ))}
    </div>
  );
};

/**
 * The menu of the sidebar. It keeps no state: what is open and active comes with the items. Of a long menu only the rows
 * in sight are drawn.
 * @example <SidebarMenu mode="docked" items={items} onToggle={toggle} onFollow={follow} />
 */
export const SidebarMenu = (props: SidebarMenuProps): ReactElement => {
  const text = useUiText();
  return (
    <nav aria-label={text.mainMenu} className={joinClasses(styles.menu, props.mode === "rail" && styles.rail)}>
      {props.items === undefined ? <MenuSkeletons /> : <MenuRows {...props} items={props.items} />}
    </nav>
  );
};

const isCoarse = (): boolean => typeof window.matchMedia === "function" && window.matchMedia("(pointer: coarse)").matches;

const MenuRows = (props: SidebarMenuProps & { readonly items: readonly SidebarItem[] }): ReactElement => {
  const { items, mode } = props;
  const text = useUiText();
  const list = useRef<HTMLUListElement>(null);
  const onMove = mode === "rail" ? undefined : props.onMove;
  const rows = useMemo(() => sidebarRows(items, mode), [items, mode]);
  const heights = useMemo(() => rows.map((row) => rowHeight(row, mode, isCoarse())), [rows, mode]);
  const sight = useRowsInSight(list, heights);
  const active = rows.findIndex(({ item }) => item.isActive);
  const activeId = rows[active]?.item.id;
  // When the person comes to another place, its row is brought into sight; what they scroll themselves stays.
  const reveal = useEffectEvent(() => void (active >= 0 && sight.reveal(active)));
  useEffect(() => reveal(), [activeId]);
  const { drag, onPointerDown } = useRowDrag({ rows, onMove });
  const { onKeyDown, said } = useMenuKeys({ list, rows, sight, menu: { ...props, onMove } });
  return (
    <>
      <ul
        ref={list}
        className={joinClasses(styles.list, !sight.isWhole && styles.windowed, drag && styles.dragging)}
        data-movable={onMove ? "" : undefined}
        style={{ paddingTop: sight.before, paddingBottom: sight.after }}
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
      >
        {rows.slice(sight.start, sight.end).map((row, index) => (
          <SidebarMenuRow
            key={row.item.id}
            row={row}
            menu={props}
            isMovable={onMove !== undefined}
            drop={drag?.over?.id === row.item.id ? drag.over.zone : undefined}
            isDragged={drag?.id === row.item.id}
            height={sight.isWhole ? undefined : heights[sight.start + index]}
          />
        ))}
      </ul>
      {onMove && (
        <span id={moveHintId} hidden>
          {text.moveHint}
        </span>
      )}
      <div aria-live="polite">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </>
  );
};
