import { defineFormElement } from "#sdk/contributions/formElement.ts";
import { lazyControl } from "../lazyControl.tsx";

/** Pixels of an editor with one line in it. */
const expressionHeight = 96;

const component = lazyControl(expressionHeight, async () => (await import("./ExpressionControl.tsx")).ExpressionControl);

export const expressionElement = defineFormElement({ type: "expression", component });
