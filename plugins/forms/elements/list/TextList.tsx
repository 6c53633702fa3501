import { useMemo, type ClipboardEvent, type KeyboardEvent, type ReactElement } from "react";
import type { FormElementProps } from "#sdk/contributions/formElement.ts";
import { useText } from "#sdk/react/useText.ts";
import { isComposing } from "#sdk/ui/controls/isComposing.ts";
import { SuggestControl } from "#sdk/ui/controls/suggest/SuggestControl.tsx";
import { TextControl } from "#sdk/ui/controls/TextControl.tsx";
import { runChecks } from "#core/elements/elementValue.ts";
import { codeElement } from "../code/codeElement.tsx";
import { useSuggested } from "../text/useSuggested.ts";
import { ListFrame, type DrawnRow } from "./ListFrame.tsx";
import { RemoveRow, RowHandle } from "./RowTools.tsx";
import styles from "./list.module.css";
import { useListRows } from "./useListRows.ts";

/**
 * A list of texts, a line each: Enter goes on to the next one, several lines that are pasted become as many. Where the element
 * says a language, each is code in an editor of its own, whose keys are the editor's.
 */
export function TextList({ props, value }: { readonly props: FormElementProps; readonly value: readonly string[] }): ReactElement {
  const { id, element } = props;
  const isFixed = props.isDisabled || props.isReadOnly;
  const isCode = (element.format ?? null) !== null;
  const idOf = (at: number, row: number): string => (at === 0 ? id : `${id}-${row}`);
  const list = useListRows<string>({
    value, blank: "", onChange: props.onChange,
    focus: (row) => row && document.getElementById(idOf(list.rows.indexOf(row), row.id))?.focus(),
  });
  const enter = (event: KeyboardEvent<HTMLElement>, at: number): void => {
    if (isFixed || isComposing(event) || event.shiftKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLInputElement)) return;
    if (event.key === "Backspace" && event.target.value === "" && list.rows.length > 1) list.remove(at);
    else if (event.key !== "Enter") return;
    else if (at + 1 < list.rows.length) document.getElementById(idOf(at + 1, list.rows[at + 1]?.id ?? 0))?.focus();
    else if (list.rows.length < (element.maxItems ?? Infinity)) list.insert(at, [""]);
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent<HTMLElement>, at: number): void => {
    const lines = event.clipboardData.getData("text").split(/\r?\n/).map((line) => line.trim()).filter((line) => line !== "");
    if (isFixed || isCode || lines.length < 2) return;
    event.preventDefault();
    if (list.rows[at]?.item === "") list.replace(at, lines);
    else list.insert(at, lines);
  };
  const Item = isCode ? CodeItem : TextItem;
  const draw = ({ at, onKeyDown, marks }: DrawnRow): ReactElement => {
    const row = list.rows[at] ?? { id: 0, item: "" };
    return (
      <div
        key={row.id} className={styles.line} data-row {...marks} onPaste={(event) => paste(event, at)}
        onKeyDown={(event) => {
          if (!isCode) enter(event, at);
          if (!isFixed && (!isCode || isOnHandle(event))) onKeyDown(event, at);
        }}
      >
        {!isFixed && <RowHandle number={at + 1} />}
        <Item props={props} id={idOf(at, row.id)} at={at} value={row.item} onChange={(text) => list.change(row.id, text)} />
        {!isFixed && <RemoveRow number={at + 1} onPress={() => list.remove(at)} />}
      </div>
    );
  };
  return <ListFrame element={props} list={list} isFixed={isFixed} blank="" draw={draw} />;
}

interface TextItemProps {
  readonly props: FormElementProps;
  readonly id: string;
  readonly at: number;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

const isOnHandle = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.closest("[data-handle]") !== null;

function CodeItem({ props, id, at, value, onChange }: TextItemProps): ReactElement {
  const Code = codeElement.component;
  const take = (text: unknown): void => onChange(typeof text === "string" ? text : "");
  return <Code {...props} id={id} value={value} onChange={take} isInvalid={props.isInvalid && (at === 0 || value !== "")} onBlur={nothing} />;
}

/** The list as a whole is left, not one of its editors. */
const nothing = (): void => undefined;

function TextItem({ props, id, at, value, onChange }: TextItemProps): ReactElement {
  const t = useText();
  const { element, isDisabled, isReadOnly } = props;
  const suggested = useSuggested(props);
  const isWrong = useMemo(
    () => props.isInvalid && runChecks({ ...element, type: "text", isRequired: false }, value, { isNew: false }).length > 0,
    [props.isInvalid, element, value],
  );
  const control = {
    id, value, onChange, isDisabled, isReadOnly, describedBy: props.describedBy, label: t("forms.list.row", { number: at + 1 }),
    isInvalid: isWrong || (at === 0 && props.isInvalid && value === ""),
    ...(at === 0 && { name: element.dataField ?? undefined, isRequired: element.isRequired === true, isInvalid: props.isInvalid, placeholder: element.placeholder }),
  };
  return suggested.loadOptions || element.data ? <SuggestControl {...control} options={element.data} {...suggested} /> : <TextControl {...control} />;
}
