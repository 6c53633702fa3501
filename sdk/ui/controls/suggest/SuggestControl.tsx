import { useId, useRef, type ReactElement } from "react";
import { useUiText } from "../../foundation/uiText.ts";
import { NamedIcon } from "../../icons/NamedIcon.tsx";
import { Popover } from "../../overlays/Popover.tsx";
import box from "../control.module.css";
import { boxStates, inputAttributes } from "../inputAttributes.ts";
import { OptionList, optionIdOf } from "../select/OptionList.tsx";
import type { SuggestControlProps } from "./SuggestControlProps.ts";
import { useSuggestions } from "./useSuggestions.ts";

/**
 * One line of text with suggestions: any text may stand there. Arrows go through them, Enter takes the one that is shown as
 * chosen and no other, Escape closes them.
 * @example <SuggestControl id={id} value={street} onChange={setStreet} loadOptions={findStreets} />
 */
export const SuggestControl = (props: SuggestControlProps): ReactElement => {
  const text = useUiText();
  const anchor = useRef<HTMLDivElement>(null);
  const listId = useId();
  const { search, active, isShown, ...suggestions } = useSuggestions(props);
  return (
    <div ref={anchor} className={box.box} {...boxStates(props)}>
      {props.hasIcons && props.value.trim() !== "" && <NamedIcon name={props.value.trim()} />}
      <input
        {...inputAttributes(props)}
        type="text"
        role="combobox"
        className={box.bare}
        style={props.textAlign && { textAlign: props.textAlign }}
        value={props.value}
        maxLength={props.maxLength}
        inputMode={props.inputMode}
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && active >= 0 ? optionIdOf(listId, active) : undefined}
        onChange={(event) => suggestions.type(event.target.value)}
        onClick={suggestions.look}
        onKeyDown={suggestions.press}
        onBlur={() => {
          suggestions.close();
          props.onBlur?.();
        }}
      />
      {isShown && (
        <Popover anchor={anchor} isAnchorWide onClose={suggestions.close}>
          <OptionList
            id={listId}
            label={props.label ?? text.search}
            hasIcons={props.hasIcons}
            search={search}
            isChosen={({ id, name }) => (props.isById ? String(id) : name) === props.value}
            active={active}
            onActive={suggestions.setActive}
            onChoose={suggestions.choose}
          />
        </Popover>
      )}
    </div>
  );
};
