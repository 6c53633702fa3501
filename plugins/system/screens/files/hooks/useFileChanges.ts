import { useState } from "react";
import { isCancelled } from "#sdk/errors/PlatonError.ts";
import { readFailure } from "#sdk/errors/readFailure.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useText } from "#sdk/react/useText.ts";
import type { ListedFile } from "#sdk/wire.ts";

/** Calls that go at once, for many files. */
const atOnce = 4;

export interface FileChanges {
  readonly isBusy: boolean;
  /** @returns whether it has the new name */
  rename(file: ListedFile, name: string): Promise<boolean>;
  /** @param category key; null for none */
  move(files: readonly ListedFile[], category: string | null): Promise<void>;
  /** After a question. */
  remove(files: readonly ListedFile[]): Promise<void>;
  download(files: readonly ListedFile[]): Promise<void>;
  preview(file: ListedFile): void;
}

/** What is done with files; of several the first failure is said, with the file's name, and the others are done. */
export function useFileChanges(reload: () => void): FileChanges {
  const t = useText();
  const [http, files, dialogs, toasts, i18n] = [useCapability("http"), useCapability("files"), useCapability("dialogs"), useCapability("toasts"), useCapability("i18n")];
  const [busy, setBusy] = useState(0);
  const say = (failure: unknown, name: string): void => {
    if (!isCancelled(failure)) void toasts.show({ kind: "error", text: `${name}: ${readFailure(failure, i18n.locale.value)}` });
  };
  const each = async (some: readonly ListedFile[], work: (file: ListedFile) => Promise<unknown>): Promise<number> => {
    setBusy((before) => before + 1);
    const failed = await runEach(some, work);
    setBusy((before) => before - 1);
    const [first] = failed;
    if (first) say(first.failure, first.file.name);
    return some.length - failed.length;
  };
  const remove = async (some: readonly ListedFile[]): Promise<void> => {
    const text = some.length === 1 ? t("parts.files.deleteQuestion") : t("system.files.deleteQuestion", { count: some.length });
    if (some.length === 0 || !(await dialogs.confirm({ text, isDangerous: true }))) return;
    const count = await each(some, async ({ id }) => await http.call("DELETE files/{id}", { params: { id }, query: { unused: "1" } }));
    if (count > 0) void toasts.show({ kind: "success", text: t("system.files.deleted", { count }) });
    reload();
  };
  const move = async (some: readonly ListedFile[], category: string | null): Promise<void> => {
    const moved = some.filter((file) => file.category !== category);
    const count = await each(moved, async ({ id }) => await http.call("PATCH files/{id}", { params: { id }, body: { category } }));
    if (count > 0) void toasts.show({ kind: "success", text: t("system.files.moved", { count }) });
    reload();
  };
  return {
    isBusy: busy > 0,
    rename: async (file, name) => {
      const count = await each([file], async ({ id }) => await http.call("PATCH files/{id}", { params: { id }, body: { name } }));
      if (count > 0) reload();
      return count > 0;
    },
    move,
    remove,
    download: async (some) => {
      // One after the other: browsers ask about many at once, and some keep the last alone.
      for (const { id, name } of some) await files.save(id).catch((failure: unknown) => say(failure, name));
    },
    preview: ({ id, name }) => void files.preview(id).catch((failure: unknown) => say(failure, name)),
  };
}

interface Failed {
  readonly file: ListedFile;
  readonly failure: unknown;
}

async function runEach(files: readonly ListedFile[], work: (file: ListedFile) => Promise<unknown>): Promise<Failed[]> {
  const failed: Failed[] = [];
  const waiting = [...files];
  const take = async (): Promise<void> => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const present = file;
      await work(present).catch((failure: unknown) => failed.push({ file: present, failure }));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, take));
  return failed;
}
