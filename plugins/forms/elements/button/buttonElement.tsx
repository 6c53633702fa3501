import { useContext, useState, type ReactElement } from "react";
import { labelParts } from "#core/links/splitParts.ts";
import { defineFormElement, type FormElementProps } from "#sdk/contributions/formElement.ts";
import type { ComponentFault } from "#sdk/contributions/view.ts";
import { View } from "#sdk/react/View.tsx";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { NamedIcon } from "#sdk/ui/icons/NamedIcon.tsx";
import type { FormHandle } from "../../model/FormHandle.ts";
import { FormHandleContext } from "../../model/FormHandleContext.ts";
import { actOn } from "../../script/actOn.ts";
import { authorScript } from "../../script/authorScript.ts";
import { isStopped, useTellFault } from "../../script/useTellFault.ts";

type Run = { readonly number: number; readonly state: "busy" | "stopped"; readonly values: unknown };

/**
 * A button of the author's: its module runs in the sandbox with what the project's own code may use, and with the form. It
 * never sends the form by itself.
 */
function ButtonElement({ element, id, isDisabled, isReadOnly, form }: FormElementProps): ReactElement {
  const tellFault = useTellFault();
  const handle = useContext(FormHandleContext);
  const [run, setRun] = useState<Run>();
  const [count, setCount] = useState(0);
  const label = Object.values(labelParts(element.label ?? "")).find(Boolean) ?? element.id;
  const press = (): void => {
    if (run?.state === "busy" || !handle) return;
    setCount(count + 1);
    setRun({ number: count + 1, state: "busy", values: handle.values() });
  };
  const fail = (fault: ComponentFault): void => {
    setRun((present) => (present && isStopped(fault) ? { ...present, state: "stopped" } : undefined));
    if (!isStopped(fault)) tellFault(fault);
  };
  const take = (said: unknown): void => {
    if (actOn(handle as FormHandle, said) === "end") setRun(undefined);
  };
  const name = `button-${element.id}`;
  return (
    <>
      <Button isBusy={run?.state === "busy"} isDisabled={isDisabled || isReadOnly || !element.js} onPress={press}>
        {element.buttonIcon && <NamedIcon name={element.buttonIcon} />}
        {label}
      </Button>
      {run && element.js && (
        <div id={`${id}-run`} hidden={run.state === "busy"}>
          <View
            key={run.number}
            kind="component"
            group="project"
            scope={`form:${form}`}
            component={{ name, css: "", scripts: [element.js, authorScript(name, ["submit", "reset", "close"])] }}
            props={{ call: run.number, given: { values: run.values } }}
            onField={take}
            onFault={fail}
          />
        </div>
      )}
    </>
  );
}

export const buttonElement = defineFormElement({ type: "button", component: ButtonElement });
