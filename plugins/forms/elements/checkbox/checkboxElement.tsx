import { labelParts } from "#core/links/splitParts.ts";
import { defineFormElement } from "#sdk/contributions/formElement.ts";
import { CheckboxControl } from "#sdk/ui/controls/CheckboxControl.tsx";
import { elementControlProps } from "../elementControlProps.ts";
import styles from "./checkboxElement.module.css";

export const checkboxElement = defineFormElement({
  type: "checkbox",
  hasOwnLabel: true,
  component: (props) => {
    const { top, right } = labelParts(props.element.label ?? "");
    const text = right || top;
    return (
      <CheckboxControl {...elementControlProps(props)} value={props.value === true} onChange={props.onChange}>
        {text && (
          <span>
            {text}
            {props.element.isRequired && <span aria-hidden="true" className={styles.asterisk}>*</span>}
          </span>
        )}
      </CheckboxControl>
    );
  },
});
