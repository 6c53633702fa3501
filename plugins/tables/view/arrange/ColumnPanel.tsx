import { AlignCenter, AlignLeft, AlignRight, ArrowLeft, ArrowRight, Group, Settings, Trash2, type LucideIcon } from "lucide-react";
import { useState, type KeyboardEvent, type ReactElement, type RefObject } from "react";
import { withInner } from "#core/arranging/arrangeParts.ts";
import { cogLink } from "#core/links/cogLinks.ts";
import { longestTitle } from "#core/limits/columnTitles.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useText } from "#sdk/react/useText.ts";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import { FieldFrame } from "#sdk/ui/controls/FieldFrame.tsx";
import { IntControl } from "#sdk/ui/controls/NumberControl.tsx";
import { TextControl } from "#sdk/ui/controls/TextControl.tsx";
import { useUiText } from "#sdk/ui/foundation/uiText.ts";
import { MenuButton } from "#sdk/ui/menus/MenuButton.tsx";
import type { MenuItem } from "#sdk/ui/menus/Menu.tsx";
import { alignOf, minColumnWidth } from "../../model/columnModel.ts";
import { isWidth, widestColumn } from "../../model/ownColumns.ts";
import type { ArrangedColumn } from "./ArrangedColumn.ts";
import styles from "./ArrangeTable.module.css";
import { droppedPlace } from "./arrangedPlaces.ts";
import type { ColumnSteps } from "./useColumnSteps.ts";

export interface ColumnPanelProps {
  readonly ref: RefObject<HTMLElement | null>;
  readonly steps: ColumnSteps;
}

/** What can be said of the selected column; without one, how columns are arranged. */
export const ColumnPanel = ({ ref, steps }: ColumnPanelProps): ReactElement => {
  const t = useText();
  const { selected } = steps;
  if (!selected) return <section ref={ref} className={styles.panel}><p className={styles.hint}>{t("tables.arrange.hint")}</p></section>;
  return (
    <section ref={ref} className={styles.panel} aria-label={selected.column.title}>
      <TitleField key={`title-${selected.id}-${selected.column.title}`} steps={steps} of={selected} />
      {!selected.isGroup && <WidthField key={`width-${selected.id}-${selected.column.width}`} steps={steps} of={selected} />}
      <div className={styles.tools}>
        {!selected.isGroup && <Alignment steps={steps} of={selected} />}
        <Places steps={steps} of={selected} />
      </div>
    </section>
  );
};

interface PartProps {
  readonly steps: ColumnSteps;
  readonly of: ArrangedColumn;
}

/** As it is written, which may be in another language than it is read. */
const TitleField = ({ steps, of: { id, part } }: PartProps): ReactElement => {
  const t = useText();
  const [title, setTitle] = useState(String(part.values["title"] ?? ""));
  const isLong = title.length > longestTitle;
  const commit = (): void => {
    const next = title.trim();
    if (next === "") setTitle(String(part.values["title"] ?? ""));
    else if (!isLong && next !== part.values["title"]) steps.change(id, { title: next });
  };
  return (
    <div className={styles.titleField} onKeyDown={(event) => leave(event, () => steps.focus(id))}>
      <FieldFrame id="arranged-title" label={t("tables.columns.title")} {...(isLong && { errors: [t("tables.columns.titleLong", { max: longestTitle })] })}>
        {({ describedBy }) => <TextControl id="arranged-title" value={title} isInvalid={isLong} onChange={setTitle} onBlur={commit} {...(describedBy !== undefined && { describedBy })} />}
      </FieldFrame>
    </div>
  );
};

const WidthField = ({ steps, of: { id, column } }: PartProps): ReactElement => {
  const t = useText();
  const [width, setWidth] = useState<number | string | undefined>(column.width ?? undefined);
  const isRight = width === undefined || isWidth(width);
  const commit = (): void => {
    const next = width === undefined ? null : Number(width);
    if (isRight && next !== column.width) steps.change(id, { width: next });
  };
  return (
    <div className={styles.widthField} onKeyDown={(event) => leave(event, () => steps.focus(id))}>
      <FieldFrame id="arranged-width" label={t("tables.columns.pixels")} {...(!isRight && { errors: [t("tables.columns.widthLimits", { min: minColumnWidth, max: widestColumn })] })}>
        {({ describedBy }) => <IntControl id="arranged-width" value={width} minValue={0} isInvalid={!isRight} onChange={setWidth} onBlur={commit} {...(describedBy !== undefined && { describedBy })} />}
      </FieldFrame>
    </div>
  );
};

/** Enter keeps what was typed, and gives the focus back. */
function leave(event: KeyboardEvent, back: () => void): void {
  if (event.key !== "Enter") return;
  event.preventDefault();
  back();
}

const Alignment = ({ steps, of: { id, column } }: PartProps): ReactElement => {
  const t = useText();
  const ui = useUiText();
  const choices: readonly [align: "left" | "center" | "right", icon: LucideIcon, label: string][] = [
    ["left", AlignLeft, t("tables.arrange.alignLeft")], ["center", AlignCenter, ui.editorAlignCenter], ["right", AlignRight, ui.editorAlignRight],
  ];
  return (
    <>
      {choices.map(([align, icon, label]) => (
        <IconButton key={align} icon={icon} label={label} isPressed={alignOf(column) === align} onPress={() => alignOf(column) !== align && steps.change(id, { dataAlign: align })} />
      ))}
    </>
  );
};

/** Where it stands, without dragging; whether it stays; and everything else that it has. */
const Places = ({ steps, of: { id, isNew } }: PartProps): ReactElement => {
  const t = useText();
  const ui = useUiText();
  const navigation = useCapability("navigation");
  const groups = groupsFor(steps, id, t("tables.arrange.noGroup"));
  return (
    <>
      <IconButton icon={ArrowLeft} label={t("tables.arrange.toLeft")} onPress={() => steps.step(id, "ArrowLeft")} />
      <IconButton icon={ArrowRight} label={t("tables.arrange.toRight")} onPress={() => steps.step(id, "ArrowRight")} />
      {groups.length > 1 && (
        <MenuButton label={t("tables.arrange.group")} sections={[{ id: "groups", items: groups }]}>
          {(trigger) => <IconButton icon={Group} label={t("tables.arrange.group")} {...trigger} />}
        </MenuButton>
      )}
      {!isNew && <IconButton icon={Settings} label={t("places.configure")} onPress={() => void navigation.open(cogLink("table_columns", id))} />}
      <IconButton icon={Trash2} tone="danger" label={ui.remove} onPress={() => steps.remove(id)} />
    </>
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
