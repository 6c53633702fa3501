import type { ReactElement, ReactNode } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { safeClasses } from "#sdk/ui/html/safeClasses.ts";
import { ScopedCss } from "#sdk/ui/html/ScopedCss.tsx";
import type { FormElement } from "#sdk/wire.ts";
import { ElementScript } from "../script/ElementScript.tsx";
import type { FormPartProps } from "./FormPartProps.ts";

interface ElementFrameProps {
  readonly element: FormElement;
  readonly part: Pick<FormPartProps, "canSave" | "form">;
  readonly children: ReactNode;
}

/** What configuration gives an element besides its control: classes, which css around it and its own may name, that css, and code. */
export function ElementFrame({ element, part, children }: ElementFrameProps): ReactElement {
  const classes = safeClasses(element.cssClass);
  const inside = classes ? <div className={classes}>{children}</div> : children;
  const css = cssOf(element);
  return (
    <>
      {css ? <ElementCss id={element.id} css={css}>{inside}</ElementCss> : inside}
      {element.js && part.canSave && !hasOwnCode.has(element.type) && <ElementScript element={element} js={element.js} form={part.form} />}
    </>
  );
}

/** Types whose `js` their control runs itself. */
const hasOwnCode: ReadonlySet<string> = new Set(["button", "html"]);

function ElementCss({ id, css, children }: { readonly id: string; readonly css: string; readonly children: ReactNode }): ReactElement {
  const logging = useCapability("logging");
  const tell = (selectors: readonly string[]): void => logging.warn(`css of element ${id}: too heavy for what is drawn, left out: ${selectors.join("; ").slice(0, 500)}`);
  return <ScopedCss css={css} onLeftOut={tell}>{children}</ScopedCss>;
}

/** Html with code of its own takes its css along into the sandbox. */
const cssOf = ({ type, js, css = "" }: FormElement): string => (type === "html" && js ? "" : css.trim());
