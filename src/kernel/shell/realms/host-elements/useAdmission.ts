import { useContext, useEffectEvent, useLayoutEffect, useState } from "react";
import type { HostElementProps } from "#sandbox/host/index.ts";
import type { PartRequest } from "../gate/partNeeds.ts";
import { PartGateContext } from "./PartGateContext.ts";

/** What of a request is shown by now: the latest that was admitted, or what is missing for it. */
export interface Admission<Request> {
  readonly shown?: Request;
  readonly lacking?: string;
}

/** Asks the gate at each change of what is to be shown; what changes faster than a group may ask waits, and the latest wins. */
export function useAdmission<Request extends PartRequest>(owner: HostElementProps["owner"], request: Request | undefined): Admission<Request> {
  const gate = useContext(PartGateContext);
  const [admission, setAdmission] = useState<Admission<Request>>({});
  const ask = useEffectEvent((): number => {
    if (!request) {
      setAdmission({});
      return 0;
    }
    const pause = gate.pause(owner);
    if (pause > 0) return pause;
    const lacking = gate.admit(owner, request);
    setAdmission(lacking === undefined ? { shown: request } : { lacking });
    return 0;
  });
  const text = JSON.stringify(request);
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tryOnce = (): void => {
      const pause = ask();
      timer = pause > 0 ? setTimeout(tryOnce, pause) : undefined;
    };
    tryOnce();
    return () => clearTimeout(timer);
  }, [text]);
  return admission;
}
