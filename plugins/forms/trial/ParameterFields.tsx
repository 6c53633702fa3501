import { Braces, List } from "lucide-react";
import { useId, type ReactElement } from "react";
import type { SayLate } from "#sdk/react/live/useLateText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { CheckboxControl } from "#sdk/ui/controls/CheckboxControl.tsx";
import { DateControl } from "#sdk/ui/controls/date/DateControl.tsx";
import { FieldFrame } from "#sdk/ui/controls/FieldFrame.tsx";
import { SelectControl } from "#sdk/ui/controls/select/SelectControl.tsx";
import { TextAreaControl } from "#sdk/ui/controls/TextAreaControl.tsx";
import { TextControl } from "#sdk/ui/controls/TextControl.tsx";
import styles from "./trial.module.css";
import { readObject, type Parameter, type RunningTrial } from "./useTrial.ts";

const jsonName = "JSON";

interface ParameterFieldsProps {
  readonly trial: Omit<RunningTrial, "outcome" | "isRunning" | "run"> & Partial<Pick<RunningTrial, "outcome">>;
  readonly say: SayLate;
}

/** A field for each parameter, or all of them as JSON. */
export function ParameterFields({ trial, say }: ParameterFieldsProps): ReactElement {
  const id = useId();
  const { parameters, values, json, setJson, setValues, outcome } = trial;
  const isJson = json !== undefined;
  const toggle = (): void => {
    if (json === undefined) return setJson(JSON.stringify(values, null, 2));
    setValues(readObject(json) ?? values);
    setJson(undefined);
  };
  const refused = outcome?.state === "ran" ? (outcome.trial.failure?.fields ?? {}) : {};
  return (
    <section className={styles.body} aria-label={say("parameters")}>
      <div className={styles.head}>
        <h3 className={styles.title}>{say("parameters")}</h3>
        <Button size="small" tone="ghost" icon={isJson ? List : Braces} aria={{ "aria-pressed": isJson }} isDisabled={isJson && trial.isWrong} onPress={toggle}>{say(isJson ? "asFields" : "asJson")}</Button>
      </div>
      {isJson && (
        <FieldFrame id={`${id}-json`} label={jsonName} errors={trial.isWrong ? [say("badJson")] : []}>
          {({ describedBy }) => <TextAreaControl id={`${id}-json`} describedBy={describedBy} value={json} onChange={setJson} isInvalid={trial.isWrong} />}
        </FieldFrame>
      )}
      {!isJson && parameters.length === 0 && <p className={styles.weak}>{say("noParameters")}</p>}
      {!isJson && parameters.length > 0 && (
        <div className={styles.fields}>
          {parameters.map((parameter) => (
            <ParameterField key={parameter.name} id={`${id}-${parameter.name}`} parameter={parameter} value={values[parameter.name]} errors={refused[parameter.name] ?? []} onChange={(value) => setValues(withValue(trial.values, parameter.name, value))} />
          ))}
        </div>
      )}
    </section>
  );
}

/** What is empty is not given. */
function withValue(values: RunningTrial["values"], name: string, value: unknown): RunningTrial["values"] {
  const others = Object.fromEntries(Object.entries(values).filter(([one]) => one !== name));
  return value === undefined || value === "" || value === false ? others : { ...others, [name]: value };
}

interface ParameterFieldProps {
  readonly id: string;
  readonly parameter: Parameter;
  readonly value: unknown;
  readonly errors: readonly string[];
  readonly onChange: (value: unknown) => void;
}

/** Texts are read as the type of their parameter by the server, as those of an address are. */
function ParameterField({ id, parameter: { name, type, isRequired = false, options }, value, errors, onChange }: ParameterFieldProps): ReactElement {
  const text = Array.isArray(value) ? value.join(",") : typeof value === "string" || typeof value === "number" ? String(value) : "";
  const isBox = type === "boolean";
  return (
    <FieldFrame id={id} label={isBox ? { right: name } : name} isRequired={isRequired} errors={errors}>
      {({ describedBy }) => {
        const control = { id, describedBy, isRequired, isInvalid: errors.length > 0 };
        if (isBox) return <CheckboxControl {...control} value={value === true} onChange={onChange} />;
        if (type === "date") return <DateControl {...control} value={text === "" ? undefined : text} onChange={onChange} />;
        if (options && type !== "array") return <SelectControl {...control} value={text === "" ? undefined : text} onChange={onChange} options={options.map((one) => ({ id: one, name: one }))} />;
        return <TextControl {...control} value={text} onChange={onChange} placeholder={type === "array" ? "a,b,c" : undefined} />;
      }}
    </FieldFrame>
  );
}
