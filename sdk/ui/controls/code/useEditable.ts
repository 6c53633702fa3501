import { useEffect } from "react";
import type { EditorControlProps } from "./EditorControlProps.ts";

/**
 * Makes what an editor library edits a control of the form: its id and name, label, state and description, and the focus by a
 * press on its label, which browsers give to inputs only.
 */
export function useEditable(root: HTMLElement | undefined, props: Omit<EditorControlProps<unknown>, "value" | "onChange">): void {
  const { id, name, label, describedBy, isInvalid, isRequired, placeholder } = props;
  useEffect(() => {
    if (!root) return;
    const labels = [...document.querySelectorAll("label")].filter((one) => one.htmlFor === id);
    root.id = id;
    root.tabIndex = 0;
    setAttributes(root, {
      name, role: "textbox", "aria-multiline": "true", "aria-label": label, "aria-labelledby": labels.map((one) => one.id).join(" ") || undefined,
      "aria-describedby": describedBy, "aria-invalid": isInvalid ? "true" : undefined, "aria-required": isRequired ? "true" : undefined,
      "data-placeholder": placeholder,
    });
    const focus = (): void => root.focus();
    for (const one of labels) one.addEventListener("click", focus);
    return () => labels.forEach((one) => one.removeEventListener("click", focus));
  });
}

function setAttributes(root: HTMLElement, attributes: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) root.removeAttribute(name);
    else if (root.getAttribute(name) !== value) root.setAttribute(name, value);
  }
}
