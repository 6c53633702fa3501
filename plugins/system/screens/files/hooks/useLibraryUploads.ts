import { useEffect, useSyncExternalStore } from "react";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { readFailure } from "#sdk/errors/readFailure.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useServerBack } from "#sdk/react/ServerAwayContext.ts";
import type { UploadItem, UploadListener } from "#sdk/ui/files/UploadList.ts";
import type { FileLibrary } from "../model/FileLibrary.ts";

/** What is on its way to the library; what failed because the server was away is sent again when it is back. */
export function useLibraryUploads({ list }: FileLibrary, onArrived: (name: string) => void): readonly UploadItem[] {
  const toasts = useCapability("toasts");
  const i18n = useCapability("i18n");
  const listener: UploadListener = {
    onDone: ({ name }) => onArrived(name),
    onFailed: ({ name }, failure) => void toasts.show({ kind: "error", text: `${name}: ${readFailure(failure, i18n.locale.value)}` }),
    onShrunk: () => undefined,
  };
  useEffect(() => {
    list.listener = listener;
    return () => void (list.listener === listener && (list.listener = undefined));
  });
  useServerBack(() => {
    for (const item of list.items) if (item.state === "failed" && isPassing(item.failure)) list.retry(item.key);
  });
  return useSyncExternalStore(list.subscribe, () => list.items);
}

const isPassing = (failure: unknown): boolean => failure instanceof PlatonError && failure.code === "network";
