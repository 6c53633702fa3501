import { useEffect, useState, useSyncExternalStore } from "react";
import { allowedExtensions, maxBytes } from "#core/checks/fileBounds.ts";
import { splitFileName } from "#core/format/splitFileName.ts";
import type { FilesCapability } from "#sdk/capabilities/files.ts";
import type { FieldWork, FormElementProps } from "#sdk/contributions/formElement.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { readFailure } from "#sdk/errors/readFailure.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useServerBack } from "#sdk/react/ServerAwayContext.ts";
import { isPicture } from "#sdk/ui/files/pictureKinds.ts";
import { UploadList, type UploadItem, type UploadListener } from "#sdk/ui/files/UploadList.ts";
import { idsOf } from "../select/idsOf.ts";
import { isSeveral } from "./admitFiles.ts";
import { openDrawing } from "./openDrawing.ts";
import { shrinkImage } from "./shrinkImage.ts";

interface Said {
  /** Something that a person is to know beside the list. */
  readonly onShrunk: (from: string, to: string) => void;
  readonly onArrived: (name: string) => void;
}

/** The uploads of a field, which go on while it is not drawn, and what becomes of them. */
export function useUploads(props: FormElementProps, said: Said): readonly [UploadList, readonly UploadItem[]] {
  const files = useCapability("files");
  const { work } = props;
  const [list] = useState(() => {
    const make = (): UploadList => makeList(files, props);
    return work?.keep(make) ?? make();
  });
  useListener(list, props, said);
  // Without a form around it nothing keeps what is on its way.
  useEffect(() => (work ? undefined : () => list.dispose()), [list, work]);
  useServerBack(() => {
    for (const item of list.items) if (item.state === "failed" && isPassing(item.failure)) list.retry(item.key);
  });
  return [list, useSyncExternalStore(list.subscribe, () => list.items)];
}

function makeList(files: FilesCapability, { element, isPublic, work }: FormElementProps): UploadList {
  const prepare = async (file: File): Promise<File> => {
    const shrunk = isToBeShrunk(file, element) ? await shrinkImage(file, openDrawing) : undefined;
    if (shrunk) list.listener?.onShrunk(file.name, shrunk.name);
    return shrunk ?? file;
  };
  const list = new UploadList({
    prepare,
    send: (file) => files.send(file, { element: element.id, isPublic }),
    onArrived: (file) => void work?.files.set(file.id, file),
    onChange: (items) => work?.report(reportOf(items)),
  });
  return list;
}

function reportOf(items: readonly UploadItem[]): Parameters<FieldWork["report"]>[0] {
  if (items.some(({ state }) => state !== "failed")) return "running";
  return items.length > 0 ? { problem: "forms.files.failedStays" } : "idle";
}

const isPassing = (failure: unknown): boolean => failure instanceof PlatonError && failure.code === "network";

/** An image over maxSize, where a jpeg would be taken (spec §5). */
function isToBeShrunk(file: File, element: FormElementProps["element"]): boolean {
  const allowed = allowedExtensions(element);
  const isJpegTaken = !allowed || allowed.includes("jpg");
  return isJpegTaken && file.size > maxBytes(element) && isPicture(file, splitFileName(file.name).extension);
}

/** The present value and words, for what arrives later. */
function useListener(list: UploadList, { element, value, onChange }: FormElementProps, said: Said): void {
  const toasts = useCapability("toasts");
  const i18n = useCapability("i18n");
  // Two may arrive before it is drawn again.
  const latest = { ids: idsOf(value) };
  const listener: UploadListener = {
    onDone: (file, place) => {
      const next = isSeveral(element) ? place(latest.ids) : [file.id];
      latest.ids = next;
      onChange(next);
      said.onArrived(file.name);
    },
    onFailed: (file, failure) => void toasts.show({ kind: "error", text: `${file.name}: ${readFailure(failure, i18n.locale.value)}` }),
    onShrunk: said.onShrunk,
  };
  useEffect(() => {
    list.listener = listener;
  });
}
