import { Copy } from "lucide-react";
import type { ReactElement } from "react";
import { useCopyObject } from "#sdk/react/useCopyObject.ts";
import { useText } from "#sdk/react/useText.ts";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";

interface CopyButtonProps {
  /** Of the platform's form, which is the entity's too. */
  readonly entity: string;
  readonly id: string;
}

/** Copies a configuration object as it is saved, with its parts, and opens the copy to be given its own name. */
export function CopyButton({ entity, id }: CopyButtonProps): ReactElement {
  const copy = useCopyObject();
  const t = useText();
  return <IconButton icon={Copy} label={t("places.copy")} onPress={() => void copy(entity, id)} />;
}
