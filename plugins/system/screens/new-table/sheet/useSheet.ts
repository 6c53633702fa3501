import { useState } from "react";
import { PlatonError, isCancelled } from "#sdk/errors/PlatonError.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import type { FoundSheet } from "#sdk/wire.ts";
import type { HowChange } from "../../import/HowRead.tsx";
import { readingOf } from "./readingOf.ts";

export interface SheetFile {
  readonly name: string;
  readonly found: FoundSheet;
}

export interface SheetWork {
  readonly file: SheetFile | undefined;
  /** Name of a file that is being read. */
  readonly reading: string | undefined;
  readonly failure: PlatonError | undefined;
  take(file: File): void;
  /** Reads it once more in another way. */
  readAs(change: HowChange): void;
  forget(): void;
}

/** A file of which a table is to be made, from the moment that somebody drops it. @param onFound its fields are to be shown, in place of those of an earlier reading */
export function useSheet(onFound: (found: FoundSheet, earlier: FoundSheet | undefined) => void): SheetWork {
  const [http, log] = [useCapability("http"), useCapability("logging")];
  const [file, setFile] = useState<SheetFile>();
  const [reading, setReading] = useState<string>();
  const [failure, setFailure] = useState<PlatonError>();
  const read = async (name: string, ask: () => Promise<FoundSheet>): Promise<void> => {
    if (reading !== undefined) return;
    setReading(name);
    setFailure(undefined);
    try {
      const found = await ask();
      setFile({ name, found });
      onFound(found, file?.found);
    } catch (thrown) {
      if (isCancelled(thrown)) return;
      if (!(thrown instanceof PlatonError)) log.error(thrown);
      setFailure(thrown instanceof PlatonError ? thrown : new PlatonError("internal", "bug", { cause: thrown }));
    } finally {
      setReading(undefined);
    }
  };
  return {
    file, reading, failure,
    take: (taken) => void read(taken.name, () => http.call("POST sheets", { multipart: { file: taken } })),
    readAs: (change) => {
      if (!file) return;
      const { id, titleRow } = file.found;
      const body = { ...readingOf(file.found), ...asked(change), ...(change.firstRow !== undefined && { titleRow }) };
      void read(file.name, () => http.call("POST sheets/{id}", { params: { id }, body }));
    },
    forget: () => {
      setFile(undefined);
      setFailure(undefined);
    },
  };
}

const asked = ({ encoding, separator, ...change }: HowChange) => ({ ...change, ...(encoding && { encoding }), ...(separator && { separator }) });
