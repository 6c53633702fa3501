import { Pin } from "lucide-react";
import { memo, type ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import { CheckboxControl } from "#sdk/ui/controls/CheckboxControl.tsx";
import { IntControl } from "#sdk/ui/controls/NumberControl.tsx";
import { TextControl } from "#sdk/ui/controls/TextControl.tsx";
import { MenuButton } from "#sdk/ui/menus/MenuButton.tsx";
import { minColumnWidth, type Side } from "../../model/columnModel.ts";
import { hidden, isTitleLong, isWidth, longestTitle, pinned, sized, titled, widestColumn, type EditColumns } from "../../model/ownColumns.ts";
import styles from "./ColumnSettings.module.css";

export interface ColumnRowProps {
  readonly id: string;
  /** As it is called now. */
  readonly name: string;
  /** As the configuration calls it. */
  readonly configured: string;
  readonly ownTitle: string;
  readonly width: number | undefined;
  readonly drawnWidth: number;
  readonly isHidden: boolean;
  readonly side: Side | undefined;
  readonly isFixed: boolean;
  readonly onChange: EditColumns;
}

/** One column: shown or not, its title, width and pin. Drawn again only when something of its own has changed. */
export const ColumnRow = memo((props: ColumnRowProps): ReactElement => {
  const { id, name, width, side, onChange } = props;
  const t = useText();
  const mistake = useMistake(props);
  const described = `column-note-${id}`;
  const note = mistake ?? (side === undefined ? undefined : t("tables.fixed"));
  return (
    <>
      <CheckboxControl
        id={`column-shown-${id}`}
        label={t("tables.columns.show", { title: name })}
        value={!props.isHidden}
        isDisabled={side !== undefined}
        onChange={(isShown) => onChange((own) => hidden(own, id, !isShown))}
      />
      <TextControl
        id={`column-title-${id}`}
        label={t("tables.columns.name", { title: props.configured })}
        placeholder={props.configured}
        value={props.ownTitle}
        isInvalid={isTitleLong(props.ownTitle)}
        {...(note !== undefined && { describedBy: described })}
        onChange={(title) => onChange((own) => titled(own, id, title))}
      />
      <IntControl
        id={`column-width-${id}`}
        label={t("tables.columns.widthOf", { title: name })}
        placeholder={String(props.drawnWidth)}
        minValue={0}
        textAlign="right"
        value={width}
        isInvalid={width !== undefined && !isWidth(width)}
        {...(note !== undefined && { describedBy: described })}
        onChange={(next) => onChange((own) => sized(own, id, next === undefined ? undefined : Number(next)))}
      />
      <span className={styles.pin} data-pinned={side !== undefined || undefined}><PinChoice {...props} /></span>
      {note !== undefined && <span id={described} className={styles.note} data-tone={mistake === undefined ? undefined : "danger"}>{note}</span>}
    </>
  );
});

function useMistake({ ownTitle, width }: ColumnRowProps): string | undefined {
  const t = useText();
  if (isTitleLong(ownTitle)) return t("tables.columns.titleLong", { max: longestTitle });
  return width === undefined || isWidth(width) ? undefined : t("tables.columns.widthLimits", { min: minColumnWidth, max: widestColumn });
}

const sides = [[undefined, "notPinned"], ["left", "left"], ["right", "right"]] as const;

/** What the configuration pins stays as it is. */
const PinChoice = ({ id, name, side, isFixed, onChange }: ColumnRowProps): ReactElement => {
  const t = useText();
  const label = t("tables.columns.pin", { title: name });
  const items = sides.map(([at, word]) => ({
    id: word, label: t(`tables.columns.${word}`), isSelected: side === at, onSelect: () => onChange((own) => pinned(own, id, at)),
  }));
  if (isFixed) return <IconButton size="small" icon={Pin} label={t("tables.fixed")} isDisabled />;
  return (
    <MenuButton label={label} sections={[{ id: "sides", items }]}>
      {({ ref, onPress, aria }) => <IconButton ref={ref} size="small" icon={Pin} label={label} onPress={onPress} aria={aria} />}
    </MenuButton>
  );
};
