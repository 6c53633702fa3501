import type { ReactElement } from "react";
import { formatNumber } from "#core/format/formatNumber.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import type { SayLate } from "#sdk/react/live/useLateText.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { FailureView } from "#sdk/ui/states/FailureView.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import styles from "./Tasks.module.css";

/** The rows that a task could not take, each with its reason. */
export function TaskProblems({ id, say }: { readonly id: string; readonly say: SayLate }): ReactElement {
  const http = useCapability("http");
  const [task, reload] = useLoaded((signal) => http.call("GET tasks/{id}", { params: { id }, signal }), [http, id]);
  if (task.state === "loading") return <SkeletonText lines={3} />;
  if (task.state === "failed") return <FailureView failure={task.failure} onRetry={reload} isCompact />;
  const { problemList, problems } = task.value;
  return (
    <>
      {problemList.length < problems && <p className={styles.note}>{say("problemsShown", { count: formatNumber(problemList.length) })}</p>}
      <div className={styles.frame} role="region" aria-label={say("problems", { count: formatNumber(problems) })}>
        <table className={styles.table}>
          <thead>
            <tr>{(["row", "column", "value", "message"] as const).map((name) => <th key={name} scope="col">{say(name)}</th>)}</tr>
          </thead>
          <tbody>
            {problemList.map(({ row, column, value, message }, index) => (
              <tr key={index}>
                <th scope="row">{formatNumber(row)}</th>
                <td>{column}</td>
                <td>{value}</td>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
