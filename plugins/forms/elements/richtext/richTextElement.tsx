import { isEmptyHtml } from "#core/html/textOfHtml.ts";
import { defineFormElement, type FormElementProps } from "#sdk/contributions/formElement.ts";
import { FollowedHtml } from "../html/FollowedHtml.tsx";
import { lazyControl } from "../lazyControl.tsx";
import { ShownText } from "./ShownText.tsx";

/** Pixels of an editor with little text in it. */
const height = 176;

const Editor = lazyControl(height, async () => (await import("./loadRichText.tsx")).loadRichText());

function RichTextElement(props: FormElementProps) {
  const html = typeof props.value === "string" ? props.value : "";
  if (!props.isReadOnly && !props.isDisabled) return <Editor {...props} />;
  return <ShownText props={props}>{!isEmptyHtml(html) && <FollowedHtml html={html} />}</ShownText>;
}

export const richTextElement = defineFormElement({ type: "richtext", component: RichTextElement });
