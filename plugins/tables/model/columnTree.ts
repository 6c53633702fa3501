import type { LeafColumn } from "./columnModel.ts";
import { unitId } from "./columnOrder.ts";

/** A column or a header group of columns, as a list shows them. */
export interface ColumnBranch {
  readonly id: string;
  readonly title: string;
  /** Any column of the group, or the column itself; with `depth` what is moved (`Movable`). */
  readonly leaf: LeafColumn;
  readonly depth: number;
  readonly isGroup: boolean;
  readonly children: readonly ColumnBranch[];
}

/** Columns in their order under the header groups that they stand in. */
export function columnTree(leaves: readonly LeafColumn[], depth = 0): ColumnBranch[] {
  const kin = new Map<string, LeafColumn[]>();
  for (const leaf of leaves) {
    const id = unitId({ leaf, depth });
    const some = kin.get(id);
    if (some) some.push(leaf);
    else kin.set(id, [leaf]);
  }
  return [...kin].flatMap(([id, some]) => {
    const [leaf] = some;
    if (!leaf) return [];
    const group = leaf.groups[depth];
    const children = group ? columnTree(some, depth + 1) : [];
    return [{ id, title: group?.title ?? leaf.title, leaf, depth, isGroup: group !== undefined, children }];
  });
}

/** The branch of that id, wherever it stands. */
export function findBranch(tree: readonly ColumnBranch[], id: string): ColumnBranch | undefined {
  for (const branch of tree) {
    const found = branch.id === id ? branch : findBranch(branch.children, id);
    if (found) return found;
  }
  return undefined;
}
