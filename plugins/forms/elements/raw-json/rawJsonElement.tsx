import { defineFormElement, type FormElementProps } from "#sdk/contributions/formElement.ts";
import { codeHeight } from "../code/codeElement.tsx";
import { lazyControl } from "../lazyControl.tsx";

const RawJson = lazyControl(codeHeight, async () => (await import("../typed/RawJsonControl.tsx")).RawJsonControl);
const lineHeight = 36;
const TypedValue = lazyControl(lineHeight, async () => (await import("../typed/TypedValueControl.tsx")).TypedValueControl);

/** Any data; where another field says of which type it is, by the control of that type. */
const RawJsonElement = (props: FormElementProps) => (props.element.valueField ? <TypedValue {...props} /> : <RawJson {...props} />);

export const rawJsonElement = defineFormElement({ type: "raw_json", component: RawJsonElement });
