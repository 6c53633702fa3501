import { useContext, useEffect, useRef, useState, type ReactElement } from "react";
import type { ComponentFault } from "#sdk/contributions/view.ts";
import { View } from "#sdk/react/View.tsx";
import type { FormElement } from "#sdk/wire.ts";
import type { FormHandle } from "../model/FormHandle.ts";
import { FormHandleContext } from "../model/FormHandleContext.ts";
import { authorScript } from "./authorScript.ts";
import { ScriptCalls } from "./ScriptCalls.ts";
import { isStopped, useTellFault } from "./useTellFault.ts";

interface ElementScriptProps {
  readonly element: FormElement;
  readonly js: string;
  /** The form's name. */
  readonly form: string;
}

/** A call of the author's module; `life` is another one after a failure. */
type Call = { readonly number: number; readonly life: number; readonly state: "called" | "failed" | "stopped"; readonly given: unknown };

/**
 * Code of an element: its module is called in the sandbox as the element is drawn and after changes of the form, and gives
 * fields their values. It sends nothing: that is a person's press.
 */
export function ElementScript({ element, js, form }: ElementScriptProps): ReactElement | undefined {
  const { call, take, fail } = useCalls(element);
  if (!call || call.state === "failed") return undefined;
  const name = `element-${element.id}`;
  return (
    <div hidden={call.state !== "stopped"}>
      <View
        key={call.life}
        kind="component"
        group="project"
        scope={`form:${form}`}
        component={{ name, css: "", scripts: [js, authorScript(name)] }}
        props={{ call: call.number, given: call.given }}
        onField={take}
        onFault={fail}
      />
    </div>
  );
}

function useCalls(element: FormElement) {
  const handle = useContext(FormHandleContext);
  const tellFault = useTellFault();
  const [call, setCall] = useState<Call>();
  const calls = useRef<ScriptCalls>(undefined);
  const told = useRef("");
  useEffect(() => {
    if (!handle) return undefined;
    const next = (): void => setCall((last) => nextCall(last, readGiven(handle, element)));
    const running = new ScriptCalls(handle, next);
    calls.current = running;
    next();
    const stop = handle.subscribe(running.changed);
    return () => {
      stop();
      running.dispose();
    };
  }, [handle, element]);
  const fail = (fault: ComponentFault): void => {
    setCall((last) => last && { ...last, state: isStopped(fault) ? "stopped" : "failed" });
    if (isStopped(fault)) return;
    // The same mistake at each key is told once.
    if (told.current !== fault.message) tellFault(fault);
    told.current = fault.message;
    calls.current?.ended();
  };
  return { call, fail, take: (said: unknown) => calls.current?.take(said) };
}

/** What was stopped stays so while the element is there. */
function nextCall(last: Call | undefined, given: unknown): Call {
  if (!last) return { number: 1, life: 1, state: "called", given };
  if (last.state === "stopped") return last;
  return { number: last.number + 1, life: last.life + (last.state === "failed" ? 1 : 0), state: "called", given };
}

function readGiven(handle: FormHandle, { id, type, dataField, label = "" }: FormElement): unknown {
  const values = handle.values();
  return { values, value: (dataField === null ? undefined : values[dataField]) ?? null, element: { id, type, dataField, label } };
}
