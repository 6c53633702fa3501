import { useState, type ReactElement } from "react";
import { defineFormElement, type FormElementProps } from "#sdk/contributions/formElement.ts";
import { useText } from "#sdk/react/useText.ts";
import { PasswordControl } from "#sdk/ui/controls/PasswordControl.tsx";
import { elementControlProps } from "../elementControlProps.ts";

/** The server tells of a password only that there is one: as an empty text, to which it comes back when nothing is typed. */
function PasswordElement(props: FormElementProps): ReactElement {
  const t = useText();
  const { element, value, onChange } = props;
  const [isSet, setSet] = useState(value === "");
  if (value === "" && !isSet) setSet(true);
  return (
    <PasswordControl
      {...elementControlProps(props)}
      autoComplete="new-password"
      placeholder={isSet ? t("forms.passwordIsSet") : element.placeholder}
      value={typeof value === "string" ? value : ""}
      maxLength={element.maxLength ?? undefined}
      onChange={(typed) => onChange(typed === "" && !isSet ? null : typed)}
    />
  );
}

export const passwordElement = defineFormElement({ type: "password", component: PasswordElement });
