import { useContext, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import type { HostElementProps } from "#sandbox/host/index.ts";
import { joinClasses } from "#sdk/ui/foundation/joinClasses.ts";
import { useKernelText } from "../../react/useKernelText.ts";
import type { PartRequest } from "../gate/partNeeds.ts";
import { PartGateContext } from "../host-elements/PartGateContext.ts";
import styles from "./GuardedPart.module.css";
import { guardPresses } from "./guardPresses.ts";
import { PartSight, type Hindrance } from "./PartSight.ts";
import { holdPartTokens, partAttribute } from "./PartTokens.ts";

export interface GuardedPartProps {
  readonly owner: HostElementProps["owner"];
  readonly request: PartRequest;
  readonly children: ReactNode;
}

/** A first-party part in a component's markup: it looks as the product says, and takes a press only where it is seen. */
export function GuardedPart({ owner, request, children }: GuardedPartProps): ReactNode {
  const t = useKernelText();
  const part = useRef<HTMLDivElement>(null);
  const gate = useContext(PartGateContext);
  const [hindrance, setHindrance] = useState<Hindrance["kind"]>();
  const tell = useEffectEvent((found: Hindrance | undefined) => {
    if (found?.kind === "hidden") gate.refusePress(owner, request, found.why);
    // What follows from a press that was not taken is not taken either.
    setHindrance((before) => (found && before === "hidden" ? before : found?.kind));
  });
  useLayoutEffect(holdPartTokens, []);
  useEffect(() => {
    if (!part.current) return undefined;
    const sight = new PartSight(part.current);
    const stop = guardPresses(part.current, sight, (found) => tell(found));
    return () => {
      stop();
      sight.dispose();
    };
  }, []);
  return (
    <div ref={part} className={joinClasses(styles.part, request.part === "file" ? styles.inline : styles.block)} {...{ [partAttribute]: request.part }}>
      {children}
      {hindrance && <span role="status" className={styles.refusal}>{t(`sandbox.${hindrance}`, { component: owner.component })}</span>}
    </div>
  );
}
