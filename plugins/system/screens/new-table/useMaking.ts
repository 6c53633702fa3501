import { useEffect, useRef, useState } from "react";
import type { PlannedChange } from "#core/new-table/TablePlan.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { readRefusal, type Refusal } from "#sdk/errors/readRefusal.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import { useText } from "#sdk/react/useText.ts";

interface MakingOptions {
  /** Something was typed that would be lost. */
  readonly isBegun: boolean;
  readonly hasFaults: boolean;
  readonly changes: () => readonly PlannedChange[];
  /** In place of the one call: what goes on by itself from here. */
  readonly begin?: (() => Promise<void>) | undefined;
  readonly onMade: () => void;
  /** Somebody else changed meanwhile what the plan leans on. */
  readonly onStale: () => void;
}

export interface Making {
  /** Whether making it was tried: what is missing is said from then on. */
  readonly isTried: boolean;
  readonly isBusy: boolean;
  readonly refused: Refusal | undefined;
  /** What would be run in the database, once it was asked for. */
  readonly ddl: readonly string[] | undefined;
  make(): void;
  /** Tries everything and keeps nothing. */
  tryOut(): void;
}

/** Makes what was planned, all of it in one call, or says why not. */
export function useMaking({ isBegun, hasFaults, changes, begin, onMade, onStale }: MakingOptions): Making {
  const t = useText();
  const locale = useLocale();
  const { http, toasts, logging, navigation } = { http: useCapability("http"), toasts: useCapability("toasts"), logging: useCapability("logging"), navigation: useCapability("navigation") };
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refusal>();
  const [ddl, setDdl] = useState<readonly string[]>();
  const isDirty = useRef(false);
  useEffect(() => void (isDirty.current = isBegun), [isBegun]);
  useEffect(() => {
    const guarding = navigation.guard(() => isDirty.current);
    return () => guarding.dispose();
  }, [navigation]);
  const send = async (isDryRun: boolean): Promise<void> => {
    setTried(true);
    if (hasFaults || isBusy) return;
    setBusy(true);
    setRefused(undefined);
    try {
      if (begin && !isDryRun) {
        await begin();
        isDirty.current = false;
        return;
      }
      const answer = await http.call("POST config/changes", { body: { changes: [...changes()] }, query: isDryRun ? { dryRun: "1" } : {} });
      if (isDryRun) return setDdl(answer.ddl);
      isDirty.current = false;
      await toasts.show({ kind: "success", text: t("system.newTable.made") });
      onMade();
    } catch (failure) {
      if (!(failure instanceof PlatonError)) logging.error(failure);
      else if (failure.code === "stale_version") onStale();
      setRefused(readRefusal(failure, locale));
    } finally {
      setBusy(false);
    }
  };
  return { isTried, isBusy, refused, ddl, make: () => void send(false), tryOut: () => void send(true) };
}
