import { Plus } from "lucide-react";
import type { ReactElement } from "react";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { MenuButton } from "#sdk/ui/menus/MenuButton.tsx";
import type { MenuItem } from "#sdk/ui/menus/Menu.tsx";
import { useArrangeText } from "./useArrangeText.ts";
import type { LaneSteps } from "./useLaneSteps.ts";

export interface AddButtonProps {
  readonly steps: LaneSteps;
  /** Whether the table has a form through which many are changed. */
  readonly hasForm: boolean;
}

/** What a button may do from the beginning; everything else is said of it once it is there. */
export const AddButton = ({ steps, hasForm }: AddButtonProps): ReactElement => {
  const say = useArrangeText();
  const item = (id: string, title: string, values: Readonly<Record<string, unknown>>): MenuItem => ({ id, label: title, onSelect: () => steps.add({ title, ...values }) });
  const items = [
    item("link", say("buttonLink"), { scope: "toolbar", link: "/" }),
    ...(hasForm ? [item("form", say("buttonForm"), { scope: "selection", action: "form", icon: "pencil" })] : []),
    item("export", say("buttonExport"), { scope: "selection", action: "export", icon: "download" }),
    item("delete", say("buttonDelete"), { scope: "selection", action: "delete", icon: "trash-2" }),
    item("restore", say("buttonRestore"), { scope: "selection", action: "restore", icon: "undo-2" }),
  ];
  return (
    <MenuButton label={say("addButton")} sections={[{ id: "deeds", items }]}>
      {(trigger) => <Button size="small" icon={Plus} {...trigger}>{say("addButton")}</Button>}
    </MenuButton>
  );
};
