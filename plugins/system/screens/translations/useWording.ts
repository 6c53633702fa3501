import { useState } from "react";
import { readFailure } from "#sdk/errors/readFailure.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useEvent } from "#sdk/react/useEvent.ts";
import { useLoaded, type Loaded } from "#sdk/react/useLoaded.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import { useText } from "#sdk/react/useText.ts";
import { useToldAction } from "#sdk/react/useToldAction.ts";
import type { Wording, WordingReport } from "#sdk/wire.ts";
import { readWordingFile } from "./wordingFile.ts";

export interface Import {
  readonly file: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly report: WordingReport;
}

export interface WordingWork {
  readonly loaded: Loaded<Wording>;
  readonly reload: () => void;
  /** Says one text; what is wrong with it, or undefined. */
  readonly save: (key: string, text: string) => Promise<string | undefined>;
  /** What a chosen file would change, until it is imported or put away. */
  readonly waiting: Import | undefined;
  readonly isBusy: boolean;
  readonly choose: (file: File) => void;
  readonly take: () => void;
  readonly putAway: () => void;
}

/** The texts of a language, as they are and as they are changed: one by one, or by a file. */
export function useWording(language: string): WordingWork {
  const [http, toasts] = [useCapability("http"), useCapability("toasts")];
  const [t, locale] = [useText(), useLocale()];
  const [loaded, reload] = useLoaded(async (signal) => await http.call("GET config/wording/{language}", { params: { language }, signal }), [http, language]);
  const [waiting, setWaiting] = useState<Import>();
  const [act, isBusy] = useToldAction();
  // A change of one's own is told as everybody's is: it is read once.
  useEvent("config", ({ entity }) => void (entity === "translations" && reload()));
  const send = async (texts: Readonly<Record<string, string | null>>, isDryRun: boolean): Promise<WordingReport> =>
    await http.call("PUT config/wording/{language}", { params: { language }, body: { texts }, ...(isDryRun && { query: { dryRun: "1" } }) });
  const choose = async (file: File): Promise<void> => {
    setWaiting(undefined);
    const texts = readWordingFile(await file.text());
    if (texts === undefined) return await toasts.show({ kind: "error", text: t("system.translations.noFile", { name: file.name }) });
    setWaiting({ file: file.name, texts, report: await send(texts, true) });
  };
  const take = async ({ texts }: Import): Promise<void> => {
    const { added, changed } = await send(texts, false);
    setWaiting(undefined);
    await toasts.show({ kind: "success", text: t("system.translations.imported", { count: added.length + changed.length }) });
  };
  const save = async (key: string, text: string): Promise<string | undefined> => {
    try {
      const { refused: [refused] } = await send({ [key]: text === "" ? null : text }, false);
      return refused?.reason;
    } catch (failure) {
      return readFailure(failure, locale);
    }
  };
  return {
    loaded, reload, save, waiting, isBusy,
    choose: (file) => void act(async () => await choose(file)),
    take: () => void (waiting && act(async () => await take(waiting))),
    putAway: () => setWaiting(undefined),
  };
}
