import { useId, type ReactElement } from "react";
import { formatNumber } from "#core/format/formatNumber.ts";
import type { SayLate } from "#sdk/react/live/useLateText.ts";
import { SelectControl } from "#sdk/ui/controls/select/SelectControl.tsx";
import { joinClasses } from "#sdk/ui/foundation/joinClasses.ts";
import { Card } from "#sdk/ui/layout/Card.tsx";
import type { FoundImport, ImportMeta } from "#sdk/wire.ts";
import { HowRead } from "./HowRead.tsx";
import styles from "./Import.module.css";
import type { ImportWork } from "./useImportFile.ts";

interface FoundProps {
  readonly meta: ImportMeta;
  readonly say: SayLate;
  readonly work: ImportWork;
}

/** How a file is read, which of its columns goes into which field, and its first rows. */
export function FoundColumns({ meta, say, work: { checked, found: unread, choice, choose, busy } }: FoundProps): ReactElement | null {
  const id = useId();
  const found = checked?.found ?? unread;
  if (!found) return null;
  const { columns } = found;
  const options = meta.columns.map(({ field, title, isRequired }) => ({ id: field, name: isRequired ? `${title} *` : title }));
  return (
    <Card title={say("found")}>
      <div className={styles.part}>
        <HowRead found={found} say={say} onChoose={choose} isBusy={busy !== undefined} />
        <p className={styles.weak}>{say("taken", { taken: formatNumber(columns.filter(({ field }) => field !== null).length), all: formatNumber(columns.length) })}</p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
        <div className={styles.frame} role="region" tabIndex={0} aria-label={say("found")}>
          <table className={joinClasses(styles.table, styles.columns)}>
            <thead>
              <tr>
                {columns.map(({ title, field }, place) => (
                  <th key={place} scope="col">
                    <span className={styles.title}>{title || say("untitled", { number: place + 1 })}</span>
                    {title !== "" && (
                      <SelectControl
                        id={`${id}-${place}`} label={say("goesInto", { title })} value={field ?? undefined} placeholder={say("leftOut")} isClearable isDisabled={busy !== undefined}
                        options={options} onChange={(value) => choose({ columns: chosen(columns, choice.columns, title, typeof value === "string" ? value : null) })}
                      />
                    )}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {found.preview.map((row, index) => <tr key={index}>{columns.map((_, place) => <td key={place}>{row[place]}</td>)}</tr>)}
            </tbody>
          </table>
        </div>
      </div>
    </Card>
  );
}

/** A field takes one column: whichever had it is left out. */
function chosen(columns: FoundImport["columns"], said: Readonly<Record<string, string | null>>, title: string, field: string | null): Record<string, string | null> {
  const before = columns.find((column) => field !== null && column.field === field && column.title !== title);
  return { ...said, ...(before && { [before.title]: null }), [title]: field };
}
