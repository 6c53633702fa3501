import { EllipsisVertical } from "lucide-react";
import type { ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import type { ItemProps } from "./itemHandlers.ts";

/** Opens the menu of a file. */
export function MoreButton({ file, selection, actions }: ItemProps): ReactElement {
  const t = useText();
  const files = selection.isChosen(file.id) ? selection.chosen : [file];
  return (
    <IconButton
      size="small"
      icon={EllipsisVertical}
      label={`${t("system.files.actions")}: ${file.name}`}
      aria={{ "aria-haspopup": "menu" }}
      onPress={({ currentTarget }) => {
        const { left, bottom } = currentTarget.getBoundingClientRect();
        actions.ask({ x: left, y: bottom }, files);
      }}
    />
  );
}
