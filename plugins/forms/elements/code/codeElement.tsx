import { defineFormElement } from "#sdk/contributions/formElement.ts";
import { elementControlProps } from "../elementControlProps.ts";
import { lazyControl } from "../lazyControl.tsx";

/** Pixels of an editor with little text in it. */
export const codeHeight = 165;

const component = lazyControl(codeHeight, async () => {
  const { CodeControl } = await import("#sdk/ui/controls/code/CodeControl.tsx");
  return (props) => (
    <CodeControl
      {...elementControlProps(props)}
      value={typeof props.value === "string" ? props.value : ""}
      onChange={props.onChange}
      language={props.element.format}
    />
  );
});

export const codeElement = defineFormElement({ type: "code", component });
