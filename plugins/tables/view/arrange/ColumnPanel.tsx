import { AlignCenter, AlignLeft, AlignRight, ArrowLeftToLine, ArrowRightToLine, Group, type LucideIcon } from "lucide-react";
import { useState, type ReactElement, type ReactNode } from "react";
import { withInner } from "#core/arranging/arrangeParts.ts";
import { useText } from "#sdk/react/useText.ts";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import { FieldFrame } from "#sdk/ui/controls/FieldFrame.tsx";
import { IntControl } from "#sdk/ui/controls/NumberControl.tsx";
import { useUiText } from "#sdk/ui/foundation/uiText.ts";
import { MenuButton } from "#sdk/ui/menus/MenuButton.tsx";
import type { MenuItem } from "#sdk/ui/menus/Menu.tsx";
import { alignOf, minColumnWidth } from "../../model/columnModel.ts";
import { isWidth, widestColumn } from "../../model/ownColumns.ts";
import type { ArrangedColumn } from "./ArrangedColumn.ts";
import styles from "./ArrangeTable.module.css";
import { droppedPlace } from "./arrangedPlaces.ts";
import { leaveByEnter, PartTitle } from "./PartTitle.tsx";
import { PartTools } from "./PartTools.tsx";
import { useArrangeText } from "./useArrangeText.ts";
import type { ColumnSteps } from "./useColumnSteps.ts";
import type { Pins } from "./usePins.ts";

export interface ColumnPanelProps {
  readonly steps: ColumnSteps;
  readonly selected: ArrangedColumn;
  readonly pins: Pins;
}

/** What can be said of the selected column. */
export const ColumnPanel = ({ steps, selected, pins }: ColumnPanelProps): ReactElement => {
  const { id, isGroup, isNew, column, part } = selected;
  return (
    <>
      <PartTitle key={`title-${id}-${column.title}`} value={String(part.values["title"] ?? "")} onChange={(title) => steps.change(id, { title })} onDone={() => steps.focus(id)} />
      {!isGroup && <WidthField key={`width-${id}-${column.width}`} steps={steps} of={selected} />}
      <div className={styles.tools}>
        {!isGroup && <Alignment steps={steps} of={selected} />}
        {!isGroup && <Pinning pins={pins} id={id} />}
        <Groups steps={steps} id={id} />
        <PartTools entity="table_columns" id={id} isNew={isNew} onStep={(key) => steps.step(id, key)} onRemove={() => steps.remove(id)} />
      </div>
    </>
  );
};

interface PartProps {
  readonly steps: ColumnSteps;
  readonly of: ArrangedColumn;
}

const WidthField = ({ steps, of: { id, column } }: PartProps): ReactElement => {
  const t = useText();
  const [width, setWidth] = useState<number | string | undefined>(column.width ?? undefined);
  const isRight = width === undefined || isWidth(width);
  const commit = (): void => {
    const next = width === undefined ? null : Number(width);
    if (isRight && next !== column.width) steps.change(id, { width: next });
  };
  return (
    <div className={styles.widthField} onKeyDown={(event) => leaveByEnter(event, () => steps.focus(id))}>
      <FieldFrame id="arranged-width" label={t("tables.columns.pixels")} {...(!isRight && { errors: [t("tables.columns.widthLimits", { min: minColumnWidth, max: widestColumn })] })}>
        {({ describedBy }) => <IntControl id="arranged-width" value={width} minValue={0} isInvalid={!isRight} onChange={setWidth} onBlur={commit} {...(describedBy !== undefined && { describedBy })} />}
      </FieldFrame>
    </div>
  );
};

const Alignment = ({ steps, of: { id, column } }: PartProps): ReactElement => {
  const say = useArrangeText();
  const ui = useUiText();
  const choices: readonly [align: "left" | "center" | "right", icon: LucideIcon, label: string][] = [
    ["left", AlignLeft, say("alignLeft")], ["center", AlignCenter, ui.editorAlignCenter], ["right", AlignRight, ui.editorAlignRight],
  ];
  return (
    <>
      {choices.map(([align, icon, label]) => (
        <IconButton key={align} icon={icon} label={label} isPressed={alignOf(column) === align} onPress={() => alignOf(column) !== align && steps.change(id, { dataAlign: align })} />
      ))}
    </>
  );
};

/** Whether it stays while the others scroll, with all that stand between it and the side; once more lets it go. */
const Pinning = ({ pins, id }: { readonly pins: Pins; readonly id: string }): ReactElement => {
  const say = useArrangeText();
  const side = pins.sideOf(id);
  return (
    <>
      <IconButton icon={ArrowLeftToLine} label={say("pinLeft")} isPressed={side === "left"} onPress={() => pins.toggle(id, "left")} />
      <IconButton icon={ArrowRightToLine} label={say("pinRight")} isPressed={side === "right"} onPress={() => pins.toggle(id, "right")} />
    </>
  );
};

const Groups = ({ steps, id }: { readonly steps: ColumnSteps; readonly id: string }): ReactNode => {
  const say = useArrangeText();
  const groups = groupsFor(steps, id, say("noGroup"));
  return groups.length > 1 && (
    <MenuButton label={say("group")} sections={[{ id: "groups", items: groups }]}>
      {(trigger) => <IconButton icon={Group} label={say("group")} {...trigger} />}
    </MenuButton>
  );
};

/** The groups that it may stand in, and none. */
function groupsFor({ parts, head, drop }: ColumnSteps, id: string, none: string): MenuItem[] {
  const parentOf = (one: string | undefined): string | undefined => parts.find((part) => part.id === one)?.parentId;
  const own = withInner(parts, id);
  const present = parentOf(id);
  const outermost = (group: string): string => {
    const above = parentOf(group);
    return above === undefined ? group : outermost(above);
  };
  const into = (group: string): void => {
    if (droppedPlace(parts, id, { over: group, side: "inside" }) && group !== present) drop(id, { over: group, side: "inside" });
  };
  return [
    { id: "none", label: none, isSelected: present === undefined, onSelect: () => present !== undefined && drop(id, { over: outermost(present), side: "after" }) },
    ...head.cells.filter(({ of }) => of.isGroup && !own.has(of.id)).map(({ of }) => ({ id: of.id, label: of.column.title, isSelected: of.id === present, onSelect: () => into(of.id) })),
  ];
}
