import { Check } from "lucide-react";
import { useEffect, useEffectEvent, type ReactElement, type UIEvent } from "react";
import { useServerAway } from "../../../react/ServerAwayContext.ts";
import { Button } from "../../actions/Button.tsx";
import { Icon } from "../../icons/Icon.tsx";
import { NamedIcon } from "../../icons/NamedIcon.tsx";
import { Spinner } from "../../status/Spinner.tsx";
import { useUiText } from "../../foundation/uiText.ts";
import type { SelectOption } from "./selectOption.ts";
import styles from "./SelectControl.module.css";
import { useDrawnRows } from "./useDrawnRows.ts";
import type { OptionSearch } from "./useOptionSearch.ts";

interface OptionListProps {
  readonly id: string;
  readonly label: string;
  readonly search: OptionSearch;
  readonly isChosen: (option: SelectOption) => boolean;
  /** Several can be chosen. */
  readonly isMultiple?: boolean;
  /** Nothing more can be chosen: what is chosen can only be taken back. */
  readonly isFull?: boolean;
  /** Ids are names of icons, whose pictures stand beside them. */
  readonly hasIcons?: boolean | undefined;
  /** Index of the option that Enter would choose. */
  readonly active: number;
  readonly onActive: (index: number) => void;
  readonly onChoose: (option: SelectOption) => void;
}

export const optionIdOf = (listId: string, index: number): string => `${listId}-${index}`;

/** Where there are no options to show: why, or what to do. */
export const OptionNote = ({ search }: { readonly search: OptionSearch }): ReactElement | undefined => {
  const text = useUiText();
  const isAway = useServerAway();
  const isEmpty = search.shown.length === 0;
  switch (search.status) {
    case "loading":
      return (
        <div className={styles.note}>
          <Spinner />
          {text.loading}
        </div>
      );
    case "failed":
      return (
        <div className={styles.note}>
          {isAway ? text.unloadedTitle : text.errorTitle}
          {!isAway && (
            <Button size="small" onPress={search.retry}>
              {text.retry}
            </Button>
          )}
        </div>
      );
    case "waiting":
      return <div className={styles.note}>{text.typeToSearch}</div>;
    case "ready":
      return isEmpty ? <div className={styles.note}>{text.noResults}</div> : undefined;
  }
};

const OptionRow = (props: OptionListProps & { readonly option: SelectOption; readonly index: number }): ReactElement => {
  const { option, index } = props;
  const isChosen = props.isChosen(option);
  return (
    <div
      id={optionIdOf(props.id, index)}
      role="option"
      aria-selected={isChosen}
      aria-posinset={index + 1}
      aria-setsize={props.search.shown.length}
      aria-disabled={(props.isFull && !isChosen) || undefined}
      data-active={index === props.active || undefined}
      className={styles.option}
      onPointerMove={() => props.onActive(index)}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => props.onChoose(option)}
    >
      {props.hasIcons && <NamedIcon name={String(option.id)} />}
      <span className={styles.name}>{option.name}</span>
      {isChosen && <Icon of={Check} size={14} className={styles.tick} />}
    </div>
  );
};

const isAtEnd = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent): boolean =>
  scrollTop + clientHeight * 2 >= scrollHeight;

/** The options under a select. The focus stays where the keys are typed; the active option is named by its id. */
export const OptionList = (props: OptionListProps): ReactElement => {
  const { id, search, active } = props;
  const isThere = active < search.shown.length;
  useEffect(() => {
    document.getElementById(optionIdOf(id, active))?.scrollIntoView?.({ block: "nearest" });
    // Not with each change of the list: what is drawn further down leaves it where it was scrolled to.
  }, [active, id, search.query, search.status, isThere]);
  const reach = useEffectEvent(search.reach);
  useEffect(() => reach(active), [active, search.shown]);
  const isShown = search.status === "ready";
  const rows = useDrawnRows(search.shown.length, active);
  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label={props.label}
        aria-multiselectable={props.isMultiple || undefined}
        className={styles.list}
        onScroll={(event) => {
          rows.scroll(event);
          if (isAtEnd(event)) search.reach(search.shown.length);
        }}
        hidden={!isShown || search.shown.length === 0}
      >
        {isShown && rows.above > 0 && <div style={{ height: rows.above }} />}
        {isShown && search.shown.slice(rows.from, rows.to).map((option, index) => <OptionRow key={option.id} {...props} option={option} index={rows.from + index} />)}
        {isShown && rows.below > 0 && <div style={{ height: rows.below }} />}
      </div>
      <div role="status">
        <OptionNote search={search} />
      </div>
    </>
  );
};
