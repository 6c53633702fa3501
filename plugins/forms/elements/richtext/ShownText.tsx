import type { ReactElement, ReactNode } from "react";
import type { FormElementProps } from "#sdk/contributions/formElement.ts";
import { ShownTextBox } from "#sdk/ui/controls/rich-text/ShownTextBox.tsx";
import { elementControlProps } from "../elementControlProps.ts";

/** A long text that nobody may change here: as it reads, without an editor. */
export const ShownText = ({ props, children }: { readonly props: FormElementProps; readonly children: ReactNode }): ReactElement => (
  <ShownTextBox {...elementControlProps(props)}>{children}</ShownTextBox>
);
