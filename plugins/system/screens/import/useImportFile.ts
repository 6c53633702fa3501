import { useState } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { isCancelled, PlatonError } from "#sdk/errors/PlatonError.ts";
import type { FoundImport, ImportAnswer } from "#sdk/wire.ts";

/** What the user says of a file where the guess is wrong. */
export interface ImportChoice {
  readonly sheet?: string;
  readonly encoding?: FoundImport["encoding"];
  readonly separator?: FoundImport["separator"];
  readonly titleRow?: number;
  /** Fields by the titles of the file; null for a column that is left out. */
  readonly columns: Readonly<Record<string, string | null>>;
}

export interface ImportWork {
  readonly file: File | undefined;
  readonly choice: ImportChoice;
  /** What the last dry run said of the file as it is read now. */
  readonly checked: ImportAnswer | undefined;
  readonly done: ImportAnswer | undefined;
  readonly failure: PlatonError | undefined;
  /** Of a file in which titles that are needed were not found, or one is there twice. */
  readonly found: FoundImport | undefined;
  readonly busy: "checking" | "importing" | undefined;
  take(file: File): void;
  choose(choice: Partial<ImportChoice>): void;
  run(): void;
}

/** A file on its way: checked as soon as it is there and after each change of how it is read, then imported. */
export function useImportFile(config: string): ImportWork {
  const [http, log] = [useCapability("http"), useCapability("logging")];
  const [file, setFile] = useState<File>();
  const [choice, setChoice] = useState<ImportChoice>({ columns: {} });
  const [checked, setChecked] = useState<ImportAnswer>();
  const [done, setDone] = useState<ImportAnswer>();
  const [failure, setFailure] = useState<PlatonError>();
  const [busy, setBusy] = useState<"checking" | "importing">();

  const send = async (sent: File, { sheet, encoding, separator, titleRow, columns }: ImportChoice, isDry: boolean): Promise<ImportAnswer> =>
    await http.call("POST import/{config}", {
      params: { config }, multipart: { file: sent },
      query: {
        ...(isDry && { dryRun: "1" as const }), ...(sheet !== undefined && { sheet }), ...(encoding && { encoding }), ...(separator && { separator }), ...(titleRow !== undefined && { titleRow: String(titleRow) }),
        ...(Object.keys(columns).length > 0 && { columns: JSON.stringify(columns) }),
      },
    });
  const trying = async (kind: "checking" | "importing", work: () => Promise<void>): Promise<void> => {
    setBusy(kind);
    setFailure(undefined);
    try {
      await work();
    } catch (thrown) {
      if (isCancelled(thrown)) return;
      if (!(thrown instanceof PlatonError)) log.error(thrown);
      setFailure(thrown instanceof PlatonError ? thrown : new PlatonError("internal", "bug", { cause: thrown }));
    } finally {
      setBusy(undefined);
    }
  };
  const check = (sent: File, as: ImportChoice): void => {
    setChecked(undefined);
    setDone(undefined);
    void trying("checking", async () => setChecked(await send(sent, as, true)));
  };
  return {
    file, choice, checked, done, failure, busy,
    found: foundBy(failure),
    take: (taken) => {
      const fresh: ImportChoice = { columns: {} };
      setFile(taken);
      setChoice(fresh);
      check(taken, fresh);
    },
    choose: (change) => {
      const { titleRow: _before, ...others } = choice;
      // Another sheet has titles of its own.
      const isAnother = ["sheet", "encoding", "separator"].some((key) => key in change);
      const next = { ...(isAnother ? others : choice), ...change };
      setChoice(next);
      if (file) check(file, next);
    },
    run: () => {
      if (file) void trying("importing", async () => setDone(await send(file, choice, false)));
    },
  };
}

const foundBy = (failure: PlatonError | undefined): FoundImport | undefined => (failure?.details.data as { found?: FoundImport } | undefined)?.found;
