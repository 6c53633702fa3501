import { useState, type ReactElement } from "react";
import { isSameData } from "#core/json/isSameData.ts";
import { toJsonText, writtenJson } from "#core/json/JsonText.ts";
import { readJson } from "#core/json/readJson.ts";
import type { FormElementProps } from "#sdk/contributions/formElement.ts";
import { CodeControl } from "#sdk/ui/controls/code/CodeControl.tsx";
import { heldValue } from "../../model/heldValue.ts";
import { elementControlProps } from "../elementControlProps.ts";

/** The text as it is typed, for as long as the form holds what it means. */
function useJsonText({ value, onChange }: FormElementProps): readonly [string, (text: string) => void] {
  const [typed, setTyped] = useState(() => ({ text: writtenJson(value), value }));
  const change = (text: string): void => {
    const read = readJson(text);
    const next = read.ok ? heldValue("raw_json", read.value) : toJsonText(text);
    setTyped({ text, value: next });
    onChange(next);
  };
  return [isSameData(value ?? null, typed.value ?? null) ? typed.text : writtenJson(value), change];
}

export function RawJsonControl(props: FormElementProps): ReactElement {
  const [text, change] = useJsonText(props);
  return <CodeControl {...elementControlProps(props)} value={text} onChange={change} language="json" />;
}
