import { ChevronRight } from "lucide-react";
import { useId, useState, type ReactElement } from "react";
import { formatTime } from "#core/format/formatDate.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useFollowedLinks } from "#sdk/react/useFollowedLinks.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { useText } from "#sdk/react/useText.ts";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import { Avatar } from "#sdk/ui/status/Avatar.tsx";
import styles from "../History.module.css";
import type { ChangeGroup } from "../model/groupChanges.ts";
import type { ChangeCardProps } from "./ChangeCardProps.ts";
import { ChangeDetails } from "./ChangeDetails.tsx";
import { ChangeLine } from "./ChangeLine.tsx";

const shownLines = 6;

/** What one command did: when, who, what in a sentence each; all of it and the way back behind a press. */
export function ChangeCard(props: ChangeCardProps): ReactElement {
  const { group, root } = props;
  const t = useText();
  const detailsId = useId();
  const [isOpen, setOpen] = useState(false);
  const timeZone = useReadable(useCapability("i18n").timeZone);
  const who = group.byName ?? t("places.platform");
  const hidden = group.changes.length - shownLines;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <Avatar name={who} size={28} />
        <div className={styles.lines}>
          <p className={styles.who}><strong>{who}</strong><time dateTime={group.at}>{formatTime(group.at, { timeZone })}</time></p>
          {root === undefined && <ObjectLink {...group.object} />}
          <ul className={styles.sentences}>
            {group.changes.slice(0, shownLines).map((change) => <ChangeLine key={change.place} change={change} isOwn={change.owner === null} />)}
            {hidden > 0 && <li className={styles.note}>{t("system.history.more", { count: hidden })}</li>}
          </ul>
        </div>
        <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls={isOpen ? detailsId : undefined} onClick={() => setOpen(!isOpen)}>
          <span>{t("system.history.details")}</span>
          <Icon of={ChevronRight} className={styles.mark} />
        </button>
      </div>
      {isOpen && <div id={detailsId} className={styles.details}><ChangeDetails {...props} /></div>}
    </li>
  );
}

function ObjectLink({ entity, id, kind, name }: ChangeGroup["object"]): ReactElement {
  const { hrefOf, open } = useFollowedLinks();
  const link = `system/history/${entity}/${encodeURIComponent(id)}`;
  return (
    <p className={styles.objectLine}>
      <span className={styles.note}>{kind}</span>
      <a className={styles.object} href={hrefOf(link)} onClick={(event) => open(link, event)}>{name === "" ? kind : name}</a>
    </p>
  );
}
