import { useCallback, type MouseEvent, type ReactElement } from "react";
import { defineFormElement, type FormElementProps } from "#sdk/contributions/formElement.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { SanitizedHtml } from "#sdk/ui/html/SanitizedHtml.tsx";

/** Text of the configuration between the fields, with links that open as the product's do. */
function HtmlElement({ element }: FormElementProps): ReactElement {
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
