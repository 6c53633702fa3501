import { SearchX } from "lucide-react";
import { useEffect, useRef, type ReactElement } from "react";
import { NotFoundState } from "#sdk/ui/states/ScreenState.tsx";
import { useKernelText } from "../react/useKernelText.ts";
import styles from "./Palette.module.css";
import type { PaletteEntry } from "./PaletteEntry.ts";

export interface PaletteListProps {
  readonly id: string;
  /** Those of one group stand together. */
  readonly entries: readonly PaletteEntry[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
  readonly onTake: (entry: PaletteEntry, inNewTab: boolean) => void;
}

/** What was found, by group; the focus stays in the line, the chosen one is told by its id. */
export const PaletteList = (props: PaletteListProps): ReactElement => {
  const { id, entries, chosen } = props;
  const t = useKernelText();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => void list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" }), [chosen, entries]);
  const rows = entries.map((entry, index) => ({ entry, index }));
  const groups = [...new Set(entries.map(({ group }) => group))];
  return (
    <>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={t("places.palette.title")}
        className={styles.list}
        hidden={entries.length === 0}
        onPointerDown={(event) => event.preventDefault()}
      >
        {groups.map((group) => (
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <div id={`${id}-${group}`} className={styles.heading}>
              {t(`places.palette.groups.${group}`)}
            </div>
            {rows.filter(({ entry }) => entry.group === group).map(({ entry, index }) => (
              <PaletteRow key={entry.id} {...props} entry={entry} index={index} />
            ))}
          </div>
        ))}
      </div>
      {entries.length === 0 && <NotFoundState isCompact icon={SearchX} title={t("places.palette.none")} hint={t("places.palette.noneHint")} />}
    </>
  );
};

interface PaletteRowProps extends PaletteListProps {
  readonly entry: PaletteEntry;
  readonly index: number;
}

const PaletteRow = ({ id, entry, index, chosen, onChoose, onTake }: PaletteRowProps): ReactElement => (
  <div
    id={`${id}-${index}`}
    role="option"
    aria-selected={index === chosen}
    className={styles.row}
    onPointerMove={() => index !== chosen && onChoose(index)}
    onClick={(event) => onTake(entry, event.ctrlKey || event.metaKey)}
  >
    <span className={styles.title}>{entry.title}</span>
    {entry.note && <span className={styles.note}>{entry.note}</span>}
  </div>
);
