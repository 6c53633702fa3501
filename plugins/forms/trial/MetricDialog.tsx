import { ChartColumn } from "lucide-react";
import { useState, type ReactElement } from "react";
import { useLateText } from "#sdk/react/live/useLateText.ts";
import { View } from "#sdk/react/View.tsx";
import { MetricRows } from "./MetricRows.tsx";
import { ParameterFields } from "./ParameterFields.tsx";
import { TrialFrame } from "./TrialFrame.tsx";
import { tryWords } from "./tryWords.ts";
import { readObject, type Parameter, type Parameters } from "./useTrial.ts";

export interface ShownMetric {
  /** What the form has now. */
  readonly values: () => Readonly<Record<string, unknown>>;
}

interface Asked {
  readonly parameters: Parameters;
  readonly round: number;
}

/** A metric with its parameters, as it is saved: a picture of what it finds, or its rows. */
export function MetricDialog({ values: now, onClose }: ShownMetric & { readonly onClose: () => void }): ReactElement {
  const say = useLateText(tryWords, "try");
  const { name, shape, parameters: said } = now();
  const parameters = Array.isArray(said) ? (said as Parameter[]) : [];
  const [values, setValues] = useState<Parameters>({});
  const [json, setJson] = useState<string>();
  // What needs no parameter is shown at once.
  const [asked, setAsked] = useState<Asked | undefined>(parameters.some(({ isRequired }) => isRequired) ? undefined : { parameters: {}, round: 0 });
  const typed = json === undefined ? values : readObject(json);
  const run = (): void => {
    if (typed) setAsked({ parameters: typed, round: (asked?.round ?? 0) + 1 });
  };
  const trial = { parameters, values, setValues, json, setJson, isWrong: typed === undefined };
  const shown = { metric: String(name), params: asked?.parameters ?? {} };
  return (
    <TrialFrame title={say("metric")} icon={ChartColumn} action={say("metricShow")} note={say("metricNote")} onRun={run} onClose={onClose}>
      {parameters.length > 0 && <ParameterFields trial={trial} say={say} />}
      {asked && (shape === "rows" ? <MetricRows key={asked.round} {...shown} say={say} /> : <View key={asked.round} kind="chart" chart="bar" {...shown} />)}
    </TrialFrame>
  );
}
