import type { ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { StatusPill } from "#sdk/ui/status/Badge.tsx";
import type { Revision, RevisionDifference } from "#sdk/wire.ts";
import styles from "../History.module.css";
import { valueText } from "../model/valueText.ts";
import { changeTones } from "./changeTones.ts";

const shownProperties = 3;
const longest = 60;
const arrow = "→";

/** One change in a sentence: what it was, of a part its name, of an update what became of each property. */
export function ChangeLine({ change, isOwn }: { readonly change: Revision; readonly isOwn: boolean }): ReactElement {
  const t = useText();
  const hidden = change.count - Math.min(shownProperties, change.diff.length);
  return (
    <li className={styles.sentence}>
      <StatusPill tone={changeTones[change.change]}>{t(`system.history.did.${change.change}`)}</StatusPill>
      {!isOwn && <span>{t("system.history.part", { kind: change.kind, name: change.name })}</span>}
      {change.diff.slice(0, shownProperties).map((difference) => <Property key={difference.path} difference={difference} />)}
      {change.change === "update" && change.count === 0 && <span className={styles.note}>{t("system.history.same")}</span>}
      {change.change === "update" && hidden > 0 && <span className={styles.note}>{t("system.history.more", { count: hidden })}</span>}
    </li>
  );
}

function Property({ difference: { title, before, after, isCut } }: { readonly difference: RevisionDifference }): ReactElement {
  const t = useText();
  const [was, is] = [before, after].map((value) => valueText(value, t) ?? t("system.history.nothing"));
  const isShort = !isCut && [was, is].every((text) => text !== undefined && text.length <= longest && !text.includes("\n"));
  return (
    <span className={styles.property}>
      <span className={styles.propertyName}>{title}</span>
      {isShort && <><del>{was}</del><span aria-hidden="true">{arrow}</span><ins>{is}</ins></>}
    </span>
  );
}
