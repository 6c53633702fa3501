import { memo, useId, type ReactElement, type ReactNode } from "react";
import { useText } from "#sdk/react/useText.ts";
import { VisuallyHidden } from "#sdk/ui/foundation/VisuallyHidden.tsx";
import type { FooterLine, GroupLine } from "../../model/lines.ts";
import { GroupName } from "../rows/GroupName.tsx";
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
  const id = useId();
  return (
    <CardLine {...place} level={level} labelledBy={id}>
      <div className={styles.group}>
        <button id={id} type="button" aria-expanded={isOpen} className={styles.head} onClick={() => place.look.onToggle(place.at)}>
          <GroupName line={line} titles={titles} />
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
