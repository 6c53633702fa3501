import type { ReactElement } from "react";
import type { ImportAnswer, ImportMeta } from "#contract/import.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { bytesOfBase64 } from "../../../services/files/bytesOfBase64.ts";
import { downloadName } from "../../../services/files/downloadName.ts";
import { saveAddress } from "../../../services/files/saveAddress.ts";
import { saveFile } from "../../../services/files/saveFile.ts";
import { useKernel } from "../../react/KernelContext.ts";
import { openStoredFile } from "../preview/openStoredFile.ts";
import { ImportDialog, type ImportOutcome } from "./ImportDialog.tsx";

/** Lines of what is wrong; all of it stands in the file of the bad rows, and in the screen of the import. */
const mostLines = 20;

/** The dialog of an import by its name: what the server says of it, and the file sent there. */
export function ImportModal({ name, onClose }: { readonly name: string; readonly onClose: () => void }): ReactElement {
  const { http, log } = useKernel();
  const [loaded] = useLoaded(async (signal) => await http.call("GET import/{config}", { params: { config: name }, signal }), [http, name]);
  if (loaded.state !== "ready") return <ImportDialog {...(loaded.state === "failed" && { note: messageOf(loaded.failure) })} onClose={onClose} />;
  const meta = loaded.value;
  const save = (kind: "template" | "sample"): void => {
    const id = kind === "template" ? meta.templateFileId : meta.sampleFileId;
    const saved = id === null
      ? http.call("GET import/{config}/file", { params: { config: name }, query: { kind } }).then((file) => give(file))
      : openStoredFile(http, id).then(saveAddress);
    void saved.catch((failure: unknown) => log.error(failure));
  };
  const send = async (file: File, isDry: boolean): Promise<ImportAnswer> =>
    await http.call("POST import/{config}", { params: { config: name }, query: isDry ? { dryRun: "1" } : {}, multipart: { file } });
  const upload = async (file: File): Promise<ImportOutcome> => {
    const checked = meta.isDryRunRequired ? await send(file, true) : undefined;
    const isRefused = checked !== undefined && checked.problems > 0 && !mayGoOn(meta, checked);
    return outcomeOf(isRefused ? checked : await send(file, false));
  };
  return (
    <ImportDialog
      {...(meta.note !== null && { note: meta.note })} onTemplate={() => save("template")} {...(meta.hasSample && { onSample: () => save("sample") })}
      onUpload={upload} onClose={onClose}
    />
  );
}

const messageOf = (failure: unknown): string => (failure instanceof Error ? failure.message : "");

const mayGoOn = ({ onError }: ImportMeta, { inserted, updated }: ImportAnswer): boolean => onError === "good_rows" && inserted + updated > 0;

const give = ({ name, base64 }: { readonly name: string; readonly base64: string }): void => saveFile(downloadName(name), bytesOfBase64(base64));

function outcomeOf({ taskId, inserted, updated, errors, problems, errorFile }: ImportAnswer): ImportOutcome {
  if (taskId !== undefined) return { state: "later" };
  const lines = errors.slice(0, mostLines).map(({ row, column, message }) => `${[row, column].filter((part) => part !== "").join(" · ")}: ${message}`);
  return {
    state: problems > 0 && inserted + updated === 0 ? "failed" : "done",
    lines: problems > lines.length && lines.length > 0 ? [...lines, `… +${problems - lines.length}`] : lines,
    ...(errorFile && { onErrorFile: () => give(errorFile) }),
  };
}
