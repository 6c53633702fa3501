import type { ComponentType } from "react";
import type { FormElementProps } from "#sdk/contributions/formElement.ts";
import { RichTextControl } from "#sdk/ui/controls/rich-text/RichTextControl.tsx";
import { loadSanitizer } from "#sdk/ui/html/loadSanitizer.ts";
import { elementControlProps } from "../elementControlProps.ts";

/** The editor with the one that cleans what is put into it. */
export async function loadRichText(): Promise<ComponentType<FormElementProps>> {
  const sanitize = await loadSanitizer();
  return function RichText(props) {
    const html = typeof props.value === "string" ? props.value : "";
    return <RichTextControl {...elementControlProps(props)} value={html} onChange={props.onChange} sanitize={sanitize} />;
  };
}
