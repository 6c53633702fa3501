import { useCallback, type MouseEvent, type ReactElement } from "react";
import { defineFormElement, type FormElementProps } from "#sdk/contributions/formElement.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { View } from "#sdk/react/View.tsx";
import { SanitizedHtml } from "#sdk/ui/html/SanitizedHtml.tsx";
import { useFormValues } from "../../model/useFormValues.ts";

/** With code of its own it is a component in the sandbox, which is given the form's values. */
const HtmlElement = (props: FormElementProps): ReactElement => (props.element.js ? <HtmlComponent {...props} /> : <HtmlText {...props} />);

function HtmlComponent({ element, form }: FormElementProps): ReactElement {
  const values = useFormValues();
  const { id, js = "", css = "", htmlContent: content = "" } = element;
  return <View kind="component" group="project" scope={`form:${form}`} component={{ name: `html-${id}`, css, content, scripts: [js] }} props={{ values }} />;
}

/** Text of the configuration between the fields, with links that open as the product's do. */
function HtmlText({ element }: FormElementProps): ReactElement {
  const navigation = useCapability("navigation");
  const hrefOf = useCallback((link: string) => navigation.href(link), [navigation]);
  const open = (link: string, event: MouseEvent): void => {
    if (event.button !== 0 || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigation.open(link, { inNewTab: event.ctrlKey || event.metaKey });
  };
  return <SanitizedHtml html={element.htmlContent ?? ""} hrefOf={hrefOf} onLink={open} />;
}

export const htmlElement = defineFormElement({ type: "html", component: HtmlElement });
