import type { ChangeGroup, HistoryObject } from "../model/groupChanges.ts";
import type { Restore } from "../model/useHistoryRestore.ts";

export interface ChangeCardProps {
  readonly group: ChangeGroup;
  /** All that are shown, to compare with. */
  readonly groups: readonly ChangeGroup[];
  readonly restore: Restore;
  readonly root: HistoryObject | undefined;
  /** The newest moment that is shown. */
  readonly latest: number;
}
