import { ChevronDown, X } from "lucide-react";
import { useId, useRef, type ReactElement } from "react";
import { Icon } from "../../icons/Icon.tsx";
import { joinClasses } from "../../foundation/joinClasses.ts";
import { Popover } from "../../overlays/Popover.tsx";
import { useUiText } from "../../foundation/uiText.ts";
import box from "../control.module.css";
import { boxStates, inputAttributes } from "../inputAttributes.ts";
import { OptionList, optionIdOf } from "./OptionList.tsx";
import { SelectSearch } from "./SelectSearch.tsx";
import styles from "./SelectControl.module.css";
import type { SelectControlProps } from "./SelectControlProps.ts";
import { isSameId } from "./selectOption.ts";
import { useSelect } from "./useSelect.ts";

/**
 * One of many. Arrows, Home, End, letters, Enter and Escape work closed and open; from 11 options on it is searched.
 * @example <SelectControl id={id} value={city} onChange={setCity} options={cities} isRequired />
 */
export const SelectControl = (props: SelectControlProps): ReactElement => {
  const text = useUiText();
  const anchor = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const select = useSelect(props, trigger);
  const { isOpen, isSearched, chosen, search } = select;
  const { placeholder, readOnly: _readOnly, ...attributes } = inputAttributes(props);
  const isOff = props.isDisabled || props.isReadOnly;
  const isClearable = (props.isClearable ?? !props.isRequired) && chosen !== undefined && !isOff;
  const activeId = search.shown[select.active] && optionIdOf(listId, select.active);
  return (
    <div
      ref={anchor}
      className={joinClasses(box.box, styles.box)}
      data-open={isOpen || undefined}
      {...boxStates(props)}
    >
      <button
        {...attributes}
        ref={trigger}
        type="button"
        role="combobox"
        style={props.textAlign && { textAlign: props.textAlign }}
        className={joinClasses(styles.trigger, !chosen && styles.placeholder, isClearable && styles.clearable)}
        disabled={props.isDisabled}
        aria-readonly={props.isReadOnly || undefined}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && !isSearched ? activeId : undefined}
        onClick={() => !isOff && select.toggle()}
        onKeyDown={(event) => !isOff && select.press(event)}
        onBlur={() => !isOpen && props.onBlur?.()}
      >
        {chosen?.name ?? placeholder ?? text.select}
      </button>
      {isClearable && (
        <button
          type="button"
          className={styles.clear}
          aria-label={text.clear}
          data-tooltip={text.clear}
          onClick={select.clear}
        >
          <Icon of={X} size={14} />
        </button>
      )}
      <Icon of={ChevronDown} className={styles.chevron} />
      {isOpen && (
        <Popover anchor={anchor} isAnchorWide onClose={select.dismiss}>
          {isSearched && <SelectSearch listId={listId} activeId={activeId} search={search} onPress={select.press} />}
          <OptionList
            id={listId}
            label={props.label ?? text.select}
            search={search}
            isChosen={({ id }) => isSameId(id, props.value)}
            active={select.active}
            onActive={select.setActive}
            onChoose={select.choose}
          />
        </Popover>
      )}
    </div>
  );
};
