import { useState, type ReactElement } from "react";
import { FormEndState, type FormEnd } from "./FormEndState.tsx";
import type { FormFrameProps } from "./FormFrameProps.ts";
import styles from "./FormFrame.module.css";
import { LoadedForm } from "./LoadedForm.tsx";

/** One form after another in the same place: an end, and a new beginning where the person asks for it. */
export function FormFrame(props: FormFrameProps): ReactElement {
  const [round, setRound] = useState(0);
  const [end, setEnd] = useState<FormEnd>();
  const again = (): void => {
    setEnd(undefined);
    setRound(round + 1);
  };
  return (
    <div className={styles[props.frame]}>
      {end ? (
        <FormEndState {...props} end={end} onAgain={again} />
      ) : (
        <LoadedForm key={round} {...props} onEnd={setEnd} />
      )}
    </div>
  );
}
