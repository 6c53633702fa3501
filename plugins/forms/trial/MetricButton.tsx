import { ChartColumn } from "lucide-react";
import { lazy, Suspense, useState, type ReactElement } from "react";
import { useLateText } from "#sdk/react/live/useLateText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import type { ShownMetric } from "./MetricDialog.tsx";
import { tryWords } from "./tryWords.ts";

const MetricDialog = lazy(async () => ({ default: (await import("./MetricDialog.tsx")).MetricDialog }));

/** Shows what a saved metric finds. */
export function MetricButton({ values }: ShownMetric): ReactElement {
  const say = useLateText(tryWords, "try");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={ChartColumn} onPress={() => setOpen(true)}>{say("metric")}</Button>
      {isOpen && <Suspense><MetricDialog values={values} onClose={() => setOpen(false)} /></Suspense>}
    </>
  );
}
