import { ChevronDown, ChevronRight } from "lucide-react";
import { useRef, useState, type ReactElement } from "react";
import { checkProperty } from "#core/elements/elementValue.ts";
import { isObject } from "#core/isObject.ts";
import { labelParts } from "#core/links/splitParts.ts";
import type { FormElementProps } from "#sdk/contributions/formElement.ts";
import { useText } from "#sdk/react/useText.ts";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import type { FormElement } from "#sdk/wire.ts";
import { cellStyle } from "../../model/cellStyle.ts";
import { focusFirst, ListFrame, type DrawnRow } from "./ListFrame.tsx";
import { RowField, type Properties } from "./RowField.tsx";
import { RemoveRow, RowHandle } from "./RowTools.tsx";
import styles from "./list.module.css";
import { useListRows, type ListRow } from "./useListRows.ts";

interface ObjectListProps {
  readonly props: FormElementProps;
  readonly value: readonly Properties[];
}

/** So many one-line properties stand side by side as columns; more make a card of each row. */
const mostColumns = 4;
const tall: ReadonlySet<string> = new Set(["list", "object", "raw_json", "key_value", "textarea", "code", "markdown", "monaco"]);

const isTabular = ({ children }: FormElement): boolean => children.length <= mostColumns && !children.some(({ type }) => tall.has(type));

/** A list of records: their properties are columns, or stand on a card each. */
export function ObjectList({ props, value }: ObjectListProps): ReactElement {
  const { element, id } = props;
  const isFixed = props.isDisabled || props.isReadOnly;
  const group = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const rowId = (row: number): string => `${id}-row-${row}`;
  const list = useListRows<Properties>({
    value, onChange: props.onChange,
    focus: (row) => focusFirst(row ? document.getElementById(rowId(row.id)) : group.current),
  });
  const asTable = isTabular(element);
  const draw = (drawn: DrawnRow): ReactElement => {
    const row = list.rows[drawn.at] ?? { id: -1, item: {} };
    const Row = asTable ? TableRow : CardRow;
    return (
      <Row
        key={row.id} {...drawn} id={rowId(row.id)} row={row} owner={props} isFixed={isFixed}
        isOpen={open.has(row.id) || Object.keys(row.item).length === 0}
        onToggle={(isOpen) => setOpen(new Set(isOpen ? [...open, row.id] : [...open].filter((one) => one !== row.id)))}
        onChange={(item) => {
          // What was opened by being empty stays open when it is not so any more.
          if (!asTable) setOpen(new Set([...open, row.id]));
          list.change(row.id, item);
        }}
        onRemove={() => list.remove(drawn.at)}
      />
    );
  };
  return (
    <div ref={group} className={styles.around}>
      <ListFrame
        element={props} list={list} isFixed={isFixed} id={id} blank={{}} draw={draw}
        head={asTable && list.rows.length > 0 ? <TableHead element={element} isFixed={isFixed} /> : undefined}
      />
    </div>
  );
}

const labelOf = ({ label, dataField }: FormElement): string => {
  const { top, left, right, bottom } = labelParts(label ?? "");
  return [top, left, right, bottom].find((part) => part !== "") ?? dataField ?? "";
};

const columnsOf = ({ children }: FormElement): string => children.map(({ type, width }) => `minmax(0, ${type === "checkbox" ? 3 : (width ?? 6)}fr)`).join(" ");

const TableHead = ({ element, isFixed }: { readonly element: FormElement; readonly isFixed: boolean }): ReactElement => (
  <div className={styles.head} aria-hidden="true" data-fixed={isFixed || undefined} style={{ "--columns": columnsOf(element) } as React.CSSProperties}>
    {element.children.map((child) => (
      <span key={child.id}>{labelOf(child)}{child.isRequired && <span className={styles.asterisk}>*</span>}</span>
    ))}
  </div>
);

interface RowProps extends DrawnRow {
  readonly id: string;
  readonly row: ListRow<Properties>;
  readonly owner: FormElementProps;
  readonly isFixed: boolean;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly onChange: (item: Properties) => void;
  readonly onRemove: () => void;
}

const TableRow = ({ at, id, row, owner, isFixed, marks, onKeyDown, onChange, onRemove }: RowProps): ReactElement => (
  <div
    id={id} className={styles.record} data-row data-fixed={isFixed || undefined} role="group" aria-label={String(at + 1)} {...marks}
    onKeyDown={(event) => !isFixed && onKeyDown(event, at)} style={{ "--columns": columnsOf(owner.element) } as React.CSSProperties}
  >
    {!isFixed && <RowHandle number={at + 1} />}
    <div className={styles.columns}>
      {owner.element.children.map((child) => (
        <div key={child.id} className={styles.column} data-own={child.type === "checkbox" || undefined}>
          <RowField owner={owner} child={child} id={`${id}-${child.dataField}`} values={row.item} onChange={onChange} />
        </div>
      ))}
    </div>
    {!isFixed && <RemoveRow number={at + 1} onPress={onRemove} />}
  </div>
);

function CardRow({ at, id, row, owner, isFixed, isOpen, marks, onKeyDown, onToggle, onChange, onRemove }: RowProps): ReactElement {
  const t = useText();
  const { children } = owner.element;
  const isWrong = owner.isInvalid && children.some((child) => checkProperty(child, row.item, { isNew: false }).length > 0);
  const isShown = isOpen || isWrong;
  return (
    <div id={id} className={styles.card} data-row role="group" aria-label={t("forms.list.row", { number: at + 1 })} {...marks} onKeyDown={(event) => !isFixed && onKeyDown(event, at)}>
      <div className={styles.cardHead}>
        {!isFixed && <RowHandle number={at + 1} />}
        <button type="button" className={styles.toggle} aria-expanded={isShown} onClick={() => onToggle(!isShown)}>
          <Icon of={isShown ? ChevronDown : ChevronRight} size={16} />
          <span className={styles.summary}>{summaryOf(children, row.item) || t("forms.list.row", { number: at + 1 })}</span>
        </button>
        {!isFixed && <RemoveRow number={at + 1} onPress={onRemove} />}
      </div>
      {isShown && (
        <div className={styles.cardBody}>
          <Cells owner={owner} id={id} values={row.item} onChange={onChange} />
        </div>
      )}
    </div>
  );
}

/** What stands in the first properties, as a person reads it. */
function summaryOf(children: readonly FormElement[], item: Properties): string {
  const texts = children.flatMap((child) => {
    const value = item[child.dataField ?? ""];
    if (value === true) return [labelOf(child)];
    if (typeof value === "number") return [String(value)];
    return typeof value === "string" && value !== "" ? [child.data?.find(({ id }) => id === value)?.name ?? value] : [];
  });
  return texts.slice(0, 4).join(" · ");
}

interface CellsProps {
  readonly owner: FormElementProps;
  readonly id: string;
  readonly values: Properties;
  readonly onChange: (values: Properties) => void;
}

/** The properties of a record side by side, by their widths. */
export const Cells = ({ owner, id, values, onChange }: CellsProps): ReactElement => (
  <div className={styles.cells}>
    {owner.element.children.map((child) => (
      <div key={child.id} className={styles.cell} style={cellStyle(child.width)}>
        <RowField owner={owner} child={child} id={`${id}-${child.dataField}`} values={values} onChange={onChange} />
      </div>
    ))}
  </div>
);

export const areObjects = (value: readonly unknown[]): value is readonly Properties[] => value.every(isObject);
