import { useMemo } from "react";
import { defineFormElement, type FormElementProps } from "#sdk/contributions/formElement.ts";
import { PairsControl } from "#sdk/ui/controls/pairs/PairsControl.tsx";
import { TextAreaControl } from "#sdk/ui/controls/TextAreaControl.tsx";
import { elementControlProps } from "../elementControlProps.ts";
import { pairsOf, valueOfPairs } from "./pairs.ts";

function KeyValueElement(props: FormElementProps) {
  const pairs = useMemo(() => pairsOf(props.value), [props.value]);
  const control = elementControlProps(props);
  // It is shown, and stays.
  if (!pairs) return <TextAreaControl {...control} isReadOnly value={JSON.stringify(props.value)} onChange={() => undefined} />;
  return <PairsControl {...control} value={pairs} onChange={(next) => props.onChange(valueOfPairs(next))} />;
}

export const keyValueElement = defineFormElement({ type: "key_value", component: KeyValueElement });
