import { useId, type ReactElement } from "react";
import { FieldFrame } from "#sdk/ui/controls/FieldFrame.tsx";
import { TextControl } from "#sdk/ui/controls/TextControl.tsx";
import { useKernel } from "../react/KernelContext.ts";

export interface TypedNameProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Asks for a name to be typed: nobody says yes to a great loss by habit. */
export const TypedName = ({ name, value, onChange }: TypedNameProps): ReactElement => {
  const { i18n } = useKernel();
  const id = useId();
  return <FieldFrame id={id} label={i18n.t("kernel.confirm.typed", { name })}>{() => <TextControl id={id} value={value} onChange={onChange} />}</FieldFrame>;
};
