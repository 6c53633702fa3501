import { ChevronRight } from "lucide-react";
import { memo, useId, type ReactElement, type ReactNode } from "react";
import { formatNumber } from "#core/format/formatNumber.ts";
import { useText } from "#sdk/react/useText.ts";
import { VisuallyHidden } from "#sdk/ui/foundation/VisuallyHidden.tsx";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import { Skeleton } from "#sdk/ui/status/Skeleton.tsx";
import type { FooterLine, GroupLine } from "../../model/lines.ts";
import { Content } from "../rows/BodyCell.tsx";
import type { GroupTitles } from "../rows/useGroupTitles.ts";
import { CardLine } from "./CardLine.tsx";
import type { CardPlace } from "./CardLook.ts";
import styles from "./CardGroup.module.css";
import { TotalsList } from "./TotalsList.tsx";

export interface CardGroupProps extends CardPlace {
  readonly line: GroupLine;
  readonly titles: GroupTitles;
}

/** The head of a group: a button with its value and its number of rows, and its own footers below. */
export const CardGroup = memo(function CardGroup({ line, titles, ...place }: CardGroupProps): ReactElement {
  const { group, level, isOpen } = line;
  const title = group && titles(level, group);
  const id = useId();
  return (
    <CardLine {...place} level={level} labelledBy={id}>
      <div className={styles.group}>
        <button id={id} type="button" aria-expanded={isOpen} className={styles.head} onClick={() => place.look.onToggle(place.at)}>
          <Icon of={ChevronRight} size={16} />
          {title ? <><span className={styles.field}>{title.field}:</span> <Content cell={title.cell} /> <span className={styles.count}>{formatNumber(group.count)}</span></> : <Skeleton width={140} height={8} />}
        </button>
        <Footers {...place} footers={group?.footers[0]} />
      </div>
    </CardLine>
  );
});

/** A further footer row of a group, behind its cards. */
export const CardGroupTotals = memo(function CardGroupTotals({ line, ...place }: CardPlace & { readonly line: FooterLine }): ReactElement {
  const t = useText();
  const id = useId();
  return (
    <CardLine {...place} level={line.level} labelledBy={id}>
      <span id={id}><VisuallyHidden>{t("tables.totals")}</VisuallyHidden></span>
      <div className={styles.group}><Footers {...place} footers={line.group.footers[line.index]} /></div>
    </CardLine>
  );
});

const Footers = ({ look, footers }: Pick<CardPlace, "look"> & { readonly footers: GroupFooters | undefined }): ReactNode =>
  footers && <TotalsList leaves={look.leaves} footers={footers} />;

type GroupFooters = FooterLine["group"]["footers"][number];
