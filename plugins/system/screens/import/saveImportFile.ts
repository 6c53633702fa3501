import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import type { ImportMeta } from "#sdk/wire.ts";

type Saving = Pick<CapabilityMap, "http" | "download" | "files">;

/** Gives the user the template or the sample: a file of the library, or one that is made of the mapping. */
export async function saveImportFile({ http, download, files }: Saving, { name, templateFileId, sampleFileId }: ImportMeta, kind: "template" | "sample"): Promise<void> {
  const id = kind === "template" ? templateFileId : sampleFileId;
  if (id === null) await download.save(await http.call("GET import/{config}/file", { params: { config: name }, query: { kind } }));
  else await files.save(id);
}
