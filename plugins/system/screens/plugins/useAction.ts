import { useRef, useState } from "react";
import { isCancelled, PlatonError } from "#sdk/errors/PlatonError.ts";
import { readFailure } from "#sdk/errors/readFailure.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useText } from "#sdk/react/useText.ts";

export interface Action {
  readonly isBusy: boolean;
  /** Does it, after what was asked before; says `done` when it has succeeded and the server's words when not. @returns whether it succeeded */
  run(work: () => Promise<unknown>, done?: string): Promise<boolean>;
  /** What the server refused of the latest one, by field. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

/** Something that an administrator asks of the server, one at a time. */
export function useAction(): Action {
  const t = useText();
  const toasts = useCapability("toasts");
  const logging = useCapability("logging");
  const i18n = useCapability("i18n");
  const [asked, setAsked] = useState(0);
  const latest = useRef<Promise<unknown>>(Promise.resolve());
  const [fields, setFields] = useState<Action["fields"]>({});
  const attempt: Action["run"] = async (work, done) => {
    setFields({});
    try {
      await work();
      if (done !== undefined) await toasts.show({ kind: "success", text: done });
      return true;
    } catch (failure) {
      if (isCancelled(failure)) return false;
      if (failure instanceof PlatonError) setFields(failure.details.fields ?? {});
      else logging.error(failure);
      const said = failure instanceof PlatonError ? readFailure(failure, i18n.locale.value) : t("system.plugins.failed");
      await toasts.show({ kind: "error", text: said });
      return false;
    }
  };
  const run: Action["run"] = async (work, done) => {
    setAsked((before) => before + 1);
    const doing = latest.current.then(async () => await attempt(work, done));
    latest.current = doing;
    try {
      return await doing;
    } finally {
      setAsked((before) => before - 1);
    }
  };
  return { isBusy: asked > 0, run, fields };
}
