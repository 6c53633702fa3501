import { ChartColumn, Play } from "lucide-react";
import { useState, type KeyboardEvent, type ReactElement } from "react";
import { useLateText } from "#sdk/react/live/useLateText.ts";
import { useText } from "#sdk/react/useText.ts";
import { View } from "#sdk/react/View.tsx";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { ModalFrame } from "#sdk/ui/overlays/ModalFrame.tsx";
import { MetricRows } from "./MetricRows.tsx";
import { ParameterFields } from "./ParameterFields.tsx";
import styles from "./trial.module.css";
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
  const t = useText();
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
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented) return;
    if (event.key === "Escape") onClose();
    else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) run();
    else return;
    event.preventDefault();
    // The form behind is not saved by it.
    event.stopPropagation();
  };
  const trial = { parameters, values, setValues, json, setJson, isWrong: typed === undefined, outcome: { state: "none" } as const, isRunning: false, run };
  const shown = { metric: String(name), params: asked?.parameters ?? {} };
  return (
    <div onKeyDown={onKeyDown} onSubmit={(event) => event.stopPropagation()}>
      <ModalFrame
        title={say("metric")} icon={ChartColumn} width="860px" closesOutside={false} onClose={onClose}
        footer={(
          <>
            <Button onPress={onClose}>{t("forms.close")}</Button>
            <Button tone="primary" icon={Play} keys="Ctrl ↵" onPress={run}>{say("metricShow")}</Button>
          </>
        )}
      >
        <div className={styles.body}>
          <p className={styles.note}>{say("metricNote")}</p>
          {parameters.length > 0 && <ParameterFields trial={trial} say={say} />}
          {asked && (shape === "rows" ? <MetricRows key={asked.round} {...shown} say={say} /> : <View key={asked.round} kind="chart" chart="bar" {...shown} />)}
        </div>
      </ModalFrame>
    </div>
  );
}
