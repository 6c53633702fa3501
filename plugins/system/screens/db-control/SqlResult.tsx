import { Copy } from "lucide-react";
import type { ReactElement } from "react";
import { formatNumber } from "#core/format/formatNumber.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useText } from "#sdk/react/useText.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { FailureView } from "#sdk/ui/states/FailureView.tsx";
import type { SqlAnswer } from "#sdk/wire.ts";
import styles from "./Sql.module.css";
import type { SqlOutcome } from "./useSql.ts";

/** What came of a query: rows, or what PostgreSQL says against it and where. */
export function SqlResult({ answer, onRetry }: { readonly answer: SqlOutcome; readonly onRetry: () => void }): ReactElement | undefined {
  if (answer.state === "none") return undefined;
  if (answer.state === "rows") return <Rows answer={answer.rows} />;
  const { failure } = answer;
  return failure instanceof PlatonError && failure.code === "sql_refused" ? <Refusal failure={failure} /> : <FailureView failure={failure} onRetry={onRetry} />;
}

interface Place {
  readonly line?: number;
  readonly column?: number;
  readonly hint?: string;
}

function Refusal({ failure }: { readonly failure: PlatonError }): ReactElement {
  const t = useText();
  const { line, column, hint } = (failure.details.data ?? {}) as Place;
  return (
    <div role="alert" className={styles.refusal}>
      {line !== undefined && <strong>{t("system.database.sql.place", { line, column: column ?? 1 })}</strong>}
      <span>{failure.message}</span>
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
    </div>
  );
}

function Rows({ answer }: { readonly answer: SqlAnswer }): ReactElement {
  const t = useText();
  const [clipboard, toasts] = [useCapability("clipboard"), useCapability("toasts")];
  const copy = (): void => {
    void clipboard.writeText(asLines(answer)).then(() => toasts.show({ kind: "success", text: t("ui.copied") }));
  };
  const count = formatNumber(answer.rows.length);
  return (
    <>
      <div className={styles.actions}>
        <span role="status">{answer.isCut ? t("system.database.sql.cut", { count }) : t("system.database.sql.rows", { count, ms: formatNumber(answer.ms) })}</span>
        {answer.rows.length > 0 && <Button icon={Copy} onPress={copy}>{t("ui.copy")}</Button>}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <div className={styles.frame} role="region" tabIndex={0} aria-label={t("system.database.sql.result")}>
        <table className={styles.table}>
          <thead>
            <tr>{answer.columns.map(({ name, type }, index) => <th key={index} scope="col">{name}<span className={styles.type}>{type}</span></th>)}</tr>
          </thead>
          <tbody>
            {answer.rows.map((row, index) => <tr key={index}>{row.map((value, place) => <td key={place} className={value === null ? styles.nothing : undefined}>{value ?? "NULL"}</td>)}</tr>)}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** As spreadsheets take it: columns by tabs, rows by lines, and neither inside of a value. */
const asLines = ({ columns, rows }: SqlAnswer): string =>
  [columns.map(({ name }) => name), ...rows].map((row) => row.map((value) => (value ?? "").replace(/[\t\r\n]+/g, " ")).join("\t")).join("\n");
