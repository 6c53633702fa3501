import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useLanguage } from "#sdk/react/useLanguage.ts";
import type { FileFolders } from "#sdk/wire.ts";
import type { FileLibrary } from "../model/FileLibrary.ts";

/** The folders with what is in them; from one folder to the next they stand as they were, until they are read again. */
export function useFolders(library: FileLibrary): [FileFolders | undefined, () => void] {
  const http = useCapability("http");
  const { code: language } = useLanguage();
  const [loaded, reload] = useLoaded(
    async (signal) => (library.folders = await http.call("GET files/folders", { signal })),
    [http, language, library],
  );
  return [loaded.state === "ready" ? loaded.value : library.folders, reload];
}
