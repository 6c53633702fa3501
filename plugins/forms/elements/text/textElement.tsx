import { useMemo } from "react";
import { readMask } from "#core/format/textMask.ts";
import { defineFormElement, type FormElementProps } from "#sdk/contributions/formElement.ts";
import { MaskControl } from "#sdk/ui/controls/MaskControl.tsx";
import { SuggestControl } from "#sdk/ui/controls/suggest/SuggestControl.tsx";
import { TextControl } from "#sdk/ui/controls/TextControl.tsx";
import { elementControlProps } from "../elementControlProps.ts";
import { inputModeOf } from "./inputModeOf.ts";
import { useSuggested } from "./useSuggested.ts";

const controlProps = (props: FormElementProps) => ({
  ...elementControlProps(props),
  inputMode: inputModeOf(props.element.inputmode),
  value: typeof props.value === "string" ? props.value : "",
  onChange: props.onChange,
});

const Suggested = (props: FormElementProps) => <SuggestControl {...controlProps(props)} options={props.element.data} hasIcons={props.element.offersIcons === true} {...useSuggested(props)} />;

const Masked = ({ mask: pattern, ...props }: FormElementProps & { readonly mask: string }) => {
  const mask = useMemo(() => readMask(pattern), [pattern]);
  return <MaskControl {...controlProps(props)} mask={mask} autoComplete={props.element.autocomplete} />;
};

function TextElement(props: FormElementProps) {
  const { suggestions, data, format, autocomplete, hasRemoteOptions } = props.element;
  if (format) return <Masked {...props} mask={format} />;
  if (suggestions || data || hasRemoteOptions) return <Suggested {...props} />;
  return <TextControl {...controlProps(props)} autoComplete={autocomplete} />;
}

export const textElement = defineFormElement({ type: "text", component: TextElement });
