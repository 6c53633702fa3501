import { ChevronRight } from "lucide-react";
import type { ReactElement } from "react";
import { formatNumber } from "#core/format/formatNumber.ts";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import { Skeleton } from "#sdk/ui/status/Skeleton.tsx";
import type { GroupLine } from "../../model/lines.ts";
import { Content } from "./BodyCell.tsx";
import styles from "./GroupName.module.css";
import type { GroupTitles } from "./useGroupTitles.ts";

interface GroupNameProps {
  readonly line: Pick<GroupLine, "group" | "level">;
  readonly titles: GroupTitles;
}

/** What heads a group: the field and its value, and how many rows it has; a bar while it is on its way. */
export const GroupName = ({ line: { group, level }, titles }: GroupNameProps): ReactElement => {
  const title = group && titles(level, group);
  return (
    <>
      <Icon of={ChevronRight} size={16} />
      {title ? (
        <>
          <span className={styles.field}>{title.field}:</span> <Content cell={title.cell} /> <span className={styles.count}>{formatNumber(group.count)}</span>
        </>
      ) : <Skeleton width={140} height={8} />}
    </>
  );
};
