import { useEffect, useEffectEvent } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import type { FormRecord } from "#sdk/wire.ts";

/** What became of the record elsewhere while it is open here. */
export type OutsideChange = { readonly kind: "changed"; readonly record: FormRecord } | { readonly kind: "deleted" };

interface FollowedRecord {
  readonly name: string;
  /** Undefined follows nothing: a record that is not saved yet. */
  readonly id: string | undefined;
}

/**
 * Follows the record while it is open (D10): every change by anybody is read and given to `onChange`; a record that cannot
 * be read any more is left as it is, for the next save will say why.
 */
export function useFollowedRecord({ name, id }: FollowedRecord, onChange: (change: OutsideChange) => void): void {
  const forms = useCapability("forms");
  const events = useCapability("events");
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    if (id === undefined) return undefined;
    let reading = new AbortController();
    const read = (): void => {
      reading.abort();
      const { signal } = (reading = new AbortController());
      void forms.read(name, id, { signal }).then((record) => signal.aborted || tell({ kind: "changed", record }), () => undefined);
    };
    // After a gap in the stream of events anything may have changed.
    const missed = forms.watch(name, id, ({ recordIds }) => {
      if (!recordIds) read();
    });
    // Each change is heard, also of many at once; only a later one of this record overtakes its reading.
    const heard = events.on("record", ({ recordId, change }) => {
      if (recordId !== id) return;
      if (change !== "delete") return read();
      reading.abort();
      tell({ kind: "deleted" });
    });
    return () => {
      missed.dispose();
      heard.dispose();
      reading.abort();
    };
  }, [events, forms, name, id]);
}
