import { isBlockDocument } from "#core/blocks/textOfBlocks.ts";
import { defineFormElement, type FormElementProps } from "#sdk/contributions/formElement.ts";
import { useFollowedLinks } from "#sdk/react/useFollowedLinks.ts";
import { BlocksView } from "#sdk/ui/html/BlocksView.tsx";
import { elementControlProps } from "../elementControlProps.ts";
import { lazyControl } from "../lazyControl.tsx";
import { ShownText } from "../richtext/ShownText.tsx";

/** Pixels of an editor with little text in it. */
const height = 176;

const Editor = lazyControl(height, async () => {
  const { BlocksControl } = await import("#sdk/ui/controls/rich-text/BlocksControl.tsx");
  return (props) => <BlocksControl {...elementControlProps(props)} value={isBlockDocument(props.value) ? props.value : null} onChange={props.onChange} />;
});

function BlocksElement(props: FormElementProps) {
  const { hrefOf, open } = useFollowedLinks();
  if (!props.isReadOnly && !props.isDisabled) return <Editor {...props} />;
  return <ShownText props={props}>{isBlockDocument(props.value) && <BlocksView document={props.value} hrefOf={hrefOf} onLink={open} />}</ShownText>;
}

export const blocksElement = defineFormElement({ type: "richtext_blocks", component: BlocksElement });
