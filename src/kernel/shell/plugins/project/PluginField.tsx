import { useCallback, type ReactNode } from "react";
import { labelParts } from "#core/links/splitParts.ts";
import type { FormElementProps } from "#sdk/contributions/formElement.ts";
import { FieldChildrenScope } from "./FieldChildren.tsx";
import { PluginModule, type PluginModuleProps } from "./PluginModule.tsx";

export interface PluginFieldProps {
  readonly from: Pick<PluginModuleProps, "pages" | "current" | "module" | "realm">;
  /** Of the plugin. */
  readonly group: string;
  readonly field: FormElementProps;
}

/** An element of a form that a project's plugin draws: it is told the value, and says another one by `useField`. */
export function PluginField({ from, group, field }: PluginFieldProps): ReactNode {
  const { element, id, value, onChange, isDisabled, isReadOnly, isInvalid } = field;
  const label = Object.values(labelParts(element.label ?? "")).find(Boolean) ?? "";
  const isFixed = isDisabled || isReadOnly;
  const take = useCallback((next: unknown) => {
    if (!isFixed) onChange(next);
  }, [isFixed, onChange]);
  const props = {
    value, label, isDisabled, isReadOnly, isInvalid,
    isRequired: element.isRequired === true,
    placeholder: element.placeholder ?? "",
    options: element.data ?? [],
  };
  return (
    <div id={id} role="group" tabIndex={-1} aria-label={label || undefined} aria-describedby={field.describedBy} onBlur={field.onBlur}>
      <FieldChildrenScope group={group} elements={field.children}>
        <PluginModule {...from} props={props} onField={take} />
      </FieldChildrenScope>
    </div>
  );
}
