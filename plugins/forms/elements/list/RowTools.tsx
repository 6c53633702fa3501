import { GripVertical, X } from "lucide-react";
import type { ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import styles from "./list.module.css";

/** Takes a row in the hand: by the pointer, a finger, or the arrows. */
export function RowHandle({ number }: { readonly number: number }): ReactElement {
  const t = useText();
  const label = t("forms.list.move", { number });
  return (
    <button type="button" className={styles.handle} data-handle aria-label={label} data-tooltip={label}>
      <Icon of={GripVertical} size={16} />
    </button>
  );
}

interface RemoveRowProps {
  readonly number: number;
  readonly onPress: () => void;
}

export function RemoveRow({ number, onPress }: RemoveRowProps): ReactElement {
  const t = useText();
  return <IconButton icon={X} label={t("forms.list.remove", { number })} onPress={onPress} />;
}
