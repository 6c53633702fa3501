import { defineFormElement, type FormElementProps } from "#sdk/contributions/formElement.ts";
import { useFollowedLinks } from "#sdk/react/useFollowedLinks.ts";
import { Markdown } from "#sdk/ui/html/Markdown.tsx";
import { elementControlProps } from "../elementControlProps.ts";
import { lazyControl } from "../lazyControl.tsx";
import { ShownText } from "../richtext/ShownText.tsx";

/** Pixels of an editor with little text in it. */
const height = 176;

const textOf = ({ value }: FormElementProps): string => (typeof value === "string" ? value : "");

const Editor = lazyControl(height, async () => {
  const { MarkdownControl } = await import("#sdk/ui/controls/rich-text/MarkdownControl.tsx");
  return function MarkdownEditor(props) {
    const { hrefOf, open } = useFollowedLinks();
    return <MarkdownControl {...elementControlProps(props)} value={textOf(props)} onChange={props.onChange} hrefOf={hrefOf} onLink={open} />;
  };
});

function MarkdownElement(props: FormElementProps) {
  const { hrefOf, open } = useFollowedLinks();
  if (!props.isReadOnly && !props.isDisabled) return <Editor {...props} />;
  return <ShownText props={props}>{textOf(props) !== "" && <Markdown text={textOf(props)} hrefOf={hrefOf} onLink={open} />}</ShownText>;
}

export const markdownElement = defineFormElement({ type: "markdown", component: MarkdownElement });
