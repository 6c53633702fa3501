import { ChevronDown, X } from "lucide-react";
import { useId, useRef, type ReactElement } from "react";
import { Icon } from "../../icons/Icon.tsx";
import { joinClasses } from "../../foundation/joinClasses.ts";
import { Popover } from "../../overlays/Popover.tsx";
import { useUiText } from "../../foundation/uiText.ts";
import { VisuallyHidden } from "../../foundation/VisuallyHidden.tsx";
import box from "../control.module.css";
import { boxStates, inputAttributes } from "../inputAttributes.ts";
import styles from "./MultiSelectControl.module.css";
import type { MultiSelectControlProps } from "./MultiSelectControlProps.ts";
import { OptionList, optionIdOf } from "./OptionList.tsx";
import select from "./SelectControl.module.css";
import { isSameId } from "./selectOption.ts";
import { SelectSearch } from "./SelectSearch.tsx";
import { useMultiSelect, type MultiSelect } from "./useMultiSelect.ts";

interface PartProps extends MultiSelectControlProps {
  readonly several: MultiSelect;
  readonly isOff: boolean;
}

/**
 * Several of many, as chips. Arrows, Home, End and letters move, Enter and Space choose and take back, Backspace takes back the last,
 * Escape closes; from 11 options on it is searched.
 * @example <MultiSelectControl id={id} value={cities} onChange={setCities} options={options} selectionCount={3} />
 */
export const MultiSelectControl = (props: MultiSelectControlProps): ReactElement => {
  const text = useUiText();
  const anchor = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const several = useMultiSelect(props, trigger);
  const { isOpen, isSearched, isFull, search, chosen } = several;
  const { placeholder, readOnly: _readOnly, ...attributes } = inputAttributes(props);
  const isOff = props.isDisabled === true || props.isReadOnly === true;
  const activeId = search.shown[several.active] && optionIdOf(listId, several.active);
  return (
    <div ref={anchor} className={joinClasses(box.box, select.box, styles.box)} data-open={isOpen || undefined} {...boxStates(props)}>
      <Chips {...props} several={several} isOff={isOff} />
      <button
        {...attributes}
        ref={trigger}
        type="button"
        role="combobox"
        style={props.textAlign && { textAlign: props.textAlign }}
        className={joinClasses(select.trigger, styles.trigger, chosen.length === 0 && select.placeholder)}
        disabled={props.isDisabled}
        aria-readonly={props.isReadOnly || undefined}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && !isSearched ? activeId : undefined}
        onClick={() => !isOff && (isOpen ? several.close() : several.open())}
        onKeyDown={(event) => !isOff && several.press(event)}
        onBlur={() => !isOpen && props.onBlur?.()}
      >
        {chosen.length === 0 ? (placeholder ?? text.select) : <VisuallyHidden>{chosen.map(({ name }) => name).join(", ")}</VisuallyHidden>}
      </button>
      <ClearAll {...props} several={several} isOff={isOff} />
      <Icon of={ChevronDown} className={select.chevron} />
      <span role="status">
        <VisuallyHidden>{isOpen && `${text.chosen}: ${chosen.length}`}</VisuallyHidden>
      </span>
      {isOpen && (
        <Popover anchor={anchor} isAnchorWide onClose={several.dismiss}>
          {isSearched && <SelectSearch listId={listId} activeId={activeId} search={search} onPress={several.press} />}
          <OptionList
            id={listId}
            label={props.label ?? text.select}
            search={search}
            isChosen={({ id }) => props.value.some((one) => isSameId(one, id))}
            isMultiple
            isFull={isFull}
            active={several.active}
            onActive={several.setActive}
            onChoose={several.toggle}
          />
          {isFull && props.fullText && (
            <div role="status" className={styles.full}>
              {props.fullText}
            </div>
          )}
        </Popover>
      )}
    </div>
  );
};

const Chips = ({ several, isOff }: PartProps): ReactElement[] => {
  const text = useUiText();
  return several.chosen.map(({ id, name }) => (
    <span key={id} className={styles.chip}>
      <span className={styles.name}>{name}</span>
      {!isOff && (
        // By keys it is Backspace, or the option itself: one stop for the tabulator however many are chosen.
        <button type="button" tabIndex={-1} className={styles.remove} aria-label={`${text.remove}: ${name}`} onClick={() => several.remove(id)}>
          <Icon of={X} size={12} />
        </button>
      )}
    </span>
  ));
};

const ClearAll = ({ several, isOff, isClearable, isRequired }: PartProps): ReactElement | undefined => {
  const text = useUiText();
  if (isOff || several.chosen.length === 0 || !(isClearable ?? !isRequired)) return undefined;
  return (
    <button type="button" className={select.clear} aria-label={text.clear} data-tooltip={text.clear} onClick={several.clear}>
      <Icon of={X} size={14} />
    </button>
  );
};
