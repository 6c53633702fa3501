import type { ControlProps } from "../ControlProps.ts";

/** What an editor of a long text takes. What nobody may change is shown without one. */
export type EditorControlProps<Value> = Omit<ControlProps<Value>, "isDisabled" | "isReadOnly" | "autoFocus">;
