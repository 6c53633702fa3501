import { DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors, type DragEndEvent, type Modifier } from "@dnd-kit/core";
import { SortableContext, useSortable, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { useMemo, type CSSProperties, type ReactElement, type ReactNode } from "react";
import type { ColumnPreferences } from "#sdk/wire.ts";
import { useText } from "#sdk/react/useText.ts";
import { joinClasses } from "#sdk/ui/foundation/joinClasses.ts";
import type { LeafColumn, Side } from "../../model/columnModel.ts";
import { movedOrder } from "../../model/columnOrder.ts";
import { columnTree, findBranch, type ColumnBranch } from "../../model/columnTree.ts";
import type { EditColumns } from "../../model/ownColumns.ts";
import styles from "./ColumnSettings.module.css";
import { ColumnRow } from "./ColumnRow.tsx";
import { DragHandle } from "./DragHandle.tsx";
import { amongPeers, toPeer } from "./peerDragging.ts";
import { useDragWords } from "./useDragWords.ts";

export interface ColumnListProps {
  /** All of them, in their order. */
  readonly columns: readonly LeafColumn[];
  readonly own: ColumnPreferences;
  readonly onChange: EditColumns;
  readonly onDragging: (isDragging: boolean) => void;
}

/** Only up and down: a list has no sides. */
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** Columns in their order under their header groups. What scrolls is dragged among its peers; what is pinned stays. */
export const ColumnList = ({ columns, own, onChange, onDragging }: ColumnListProps): ReactElement => {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }), useSensor(KeyboardSensor, { coordinateGetter: toPeer }));
  const sides = useMemo(() => ({ left: treeAt(columns, "left"), none: treeAt(columns, undefined), right: treeAt(columns, "right") }), [columns]);
  const accessibility = useDragWords(sides.none);
  const drop = ({ active, over }: DragEndEvent): void => {
    onDragging(false);
    const moved = findBranch(sides.none, String(active.id));
    const order = moved && over && movedOrder(columns, moved, String(over.id));
    if (order) onChange((before) => ({ ...before, order }));
  };
  const t = useText();
  const edit = { own, onChange };
  return (
    <div className={styles.list}>
      <div className={styles.row} aria-hidden="true" data-heads="">
        <span>{t("tables.columns.title")}</span>
        <span>{t("tables.columns.pixels")}</span>
      </div>
      <Branches branches={sides.left} {...edit} />
      <DndContext
        sensors={sensors}
        collisionDetection={amongPeers}
        modifiers={[upAndDown]}
        accessibility={accessibility}
        onDragStart={() => onDragging(true)}
        onDragCancel={() => onDragging(false)}
        onDragEnd={drop}
      >
        <MovableBranches branches={sides.none} {...edit} />
      </DndContext>
      <Branches branches={sides.right} {...edit} />
    </div>
  );
};

const treeAt = (columns: readonly LeafColumn[], side: Side | undefined): ColumnBranch[] => columnTree(columns.filter((leaf) => leaf.side === side));

interface BranchesProps extends Pick<ColumnListProps, "own" | "onChange"> {
  readonly branches: readonly ColumnBranch[];
}

const Branches = ({ branches, ...edit }: BranchesProps): ReactElement[] =>
  branches.map((branch) => (
    <div key={branch.id}>
      <BranchLine branch={branch} handle={<span />} {...edit} />
      {branch.isGroup && <div className={styles.inner}><Branches branches={branch.children} {...edit} /></div>}
    </div>
  ));

const MovableBranches = ({ branches, ...edit }: BranchesProps): ReactElement => (
  <SortableContext items={branches.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
    {branches.map((branch) => <MovableBranch key={branch.id} branch={branch} isAlone={branches.length < 2} {...edit} />)}
  </SortableContext>
);

const MovableBranch = ({ branch, isAlone, ...edit }: Omit<BranchesProps, "branches"> & { readonly branch: ColumnBranch; readonly isAlone: boolean }): ReactElement => {
  const t = useText();
  const sortable = useSortable({ id: branch.id, disabled: isAlone });
  const { transform, transition, isDragging } = sortable;
  const style: CSSProperties = { transform: transform ? `translateY(${Math.round(transform.y)}px)` : undefined, transition };
  const handle = isAlone ? <span /> : <DragHandle {...sortable} label={t("tables.columns.move", { title: branch.title })} />;
  return (
    <div ref={sortable.setNodeRef} className={joinClasses(styles.branch, isDragging && styles.dragged)} style={style}>
      <BranchLine branch={branch} handle={handle} {...edit} />
      {branch.isGroup && <div className={styles.inner}><MovableBranches branches={branch.children} {...edit} /></div>}
    </div>
  );
};

const BranchLine = ({ branch, handle, own, onChange }: Omit<BranchesProps, "branches"> & { readonly branch: ColumnBranch; readonly handle: ReactNode }): ReactElement => {
  const { leaf, isGroup, id, title } = branch;
  if (isGroup) return <div className={styles.row} data-column-group={id}>{handle}<span className={styles.group}>{title}</span></div>;
  return (
    <div className={styles.row} data-column={id}>
      {handle}
      <ColumnRow
        id={id}
        name={title}
        configured={leaf.column.title}
        ownTitle={own.titles[id] ?? ""}
        width={own.widths?.[id]}
        drawnWidth={leaf.width}
        isHidden={leaf.side === undefined && own.hidden.includes(id)}
        side={leaf.side}
        isFixed={leaf.isFixed}
        onChange={onChange}
      />
    </div>
  );
};
