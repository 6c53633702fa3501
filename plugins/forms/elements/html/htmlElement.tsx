import type { ReactElement } from "react";
import { defineFormElement, type FormElementProps } from "#sdk/contributions/formElement.ts";
import { View } from "#sdk/react/View.tsx";
import { useFormValues } from "../../model/useFormValues.ts";
import { FollowedHtml } from "./FollowedHtml.tsx";

/** Text of the configuration between the fields; with code of its own a component in the sandbox, which is given the form's values. */
const HtmlElement = (props: FormElementProps): ReactElement =>
  props.element.js ? <HtmlComponent {...props} /> : <FollowedHtml html={props.element.htmlContent ?? ""} />;

function HtmlComponent({ element, form }: FormElementProps): ReactElement {
  const values = useFormValues();
  const { id, js = "", css = "", htmlContent: content = "" } = element;
  return <View kind="component" group="project" scope={`form:${form}`} component={{ name: `html-${id}`, css, content, scripts: [js] }} props={{ values }} />;
}

export const htmlElement = defineFormElement({ type: "html", component: HtmlElement });
