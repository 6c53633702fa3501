import { useId, type ReactNode } from "react";
import { useText } from "#sdk/react/useText.ts";
import { SelectControl } from "#sdk/ui/controls/select/SelectControl.tsx";

export interface OperatorSelectProps {
  readonly operators: readonly string[];
  readonly operator: string;
  readonly onChange: (operator: string) => void;
}

/** How a field is asked about, in words; nothing where there is one way. */
export const OperatorSelect = ({ operators, operator, onChange }: OperatorSelectProps): ReactNode => {
  const t = useText();
  const id = useId();
  if (operators.length < 2) return undefined;
  const options = operators.map((one) => ({ id: one, name: t(`tables.op.${one}`) }));
  return <SelectControl id={id} label={t("tables.operator")} value={operator} options={options} isRequired onChange={(next) => next !== undefined && onChange(String(next))} minItemsToSearch={99} />;
};
