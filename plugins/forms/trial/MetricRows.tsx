import type { ReactElement } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import type { SayLate } from "#sdk/react/live/useLateText.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { FailureView } from "#sdk/ui/states/FailureView.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import type { Parameters } from "./useTrial.ts";
import styles from "./trial.module.css";

interface MetricRowsProps {
  readonly metric: string;
  readonly params: Parameters;
  readonly say: SayLate;
}

/** Rows that a metric finds, as they come. */
export function MetricRows({ metric: name, params, say }: MetricRowsProps): ReactElement | undefined {
  const http = useCapability("http");
  const [loaded, reload] = useLoaded(async (signal) => {
    const query = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)]));
    return await http.call("GET metrics/{name}", { params: { name }, query, signal });
  }, [http, name, params]);
  if (loaded.state === "loading") return <SkeletonText lines={5} />;
  if (loaded.state === "failed") return <FailureView failure={loaded.failure} onRetry={reload} isCompact />;
  const answer = loaded.value;
  if (answer.shape !== "rows") return undefined;
  if (answer.rows.length === 0) return <p className={styles.weak}>{say("metricNothing")}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <div className={styles.rows} role="region" aria-label={answer.title} tabIndex={0}>
      <table>
        <thead><tr>{answer.columns.map((column) => <th key={column.name} scope="col">{column.title}</th>)}</tr></thead>
        <tbody>{answer.rows.map((row, index) => <tr key={index}>{answer.columns.map((column) => <td key={column.name}>{textOf(row[column.name], column.options)}</td>)}</tr>)}</tbody>
      </table>
    </div>
  );
}

function textOf(value: unknown, options?: readonly { readonly id: string; readonly name: string }[]): string {
  if (value === null || value === undefined) return "—";
  const text = typeof value === "object" ? JSON.stringify(value) : String(value as string | number | boolean);
  return options?.find(({ id }) => id === text)?.name ?? text;
}
