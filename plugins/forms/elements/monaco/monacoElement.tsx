import { defineFormElement } from "#sdk/contributions/formElement.ts";
import { elementControlProps } from "../elementControlProps.ts";
import { lazyControl } from "../lazyControl.tsx";

/** Pixels of the editor with its head. */
const height = 355;

const component = lazyControl(height, async () => {
  const { MonacoControl } = await import("#sdk/ui/controls/monaco/MonacoControl.tsx");
  return (props) => (
    <MonacoControl
      {...elementControlProps(props)}
      value={typeof props.value === "string" ? props.value : ""}
      onChange={props.onChange}
      language={props.element.format}
    />
  );
});

export const monacoElement = defineFormElement({ type: "monaco", component });
