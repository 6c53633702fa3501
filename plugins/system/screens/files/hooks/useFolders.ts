import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import type { FileFolders } from "#sdk/wire.ts";
import type { FileLibrary } from "../model/FileLibrary.ts";

/** The folders with what is in them; from one folder to the next they stand as they were, until they are read again. */
export function useFolders(library: FileLibrary): [FileFolders | undefined, () => void] {
  const http = useCapability("http");
  const locale = useLocale();
  const [loaded, reload] = useLoaded(
    async (signal) => (library.folders = await http.call("GET files/folders", { signal })),
    [http, locale, library],
  );
  return [loaded.state === "ready" ? loaded.value : library.folders, reload];
}
