import type { HttpClient } from "../../../services/http/HttpClient.ts";
import { readFileName } from "../../../services/http/readFileName.ts";
import { previewKind, type PreviewKind } from "./previewKind.ts";

/** A file that can be shown and saved for the next ten minutes (D5). */
export interface OpenedFile {
  readonly id: string;
  readonly address: string;
  readonly name: string;
  readonly kind: PreviewKind;
}

/** @throws PlatonError `not_found`, `forbidden`, `network` */
export async function openStoredFile(http: HttpClient, id: string): Promise<OpenedFile> {
  const { ticket } = await http.call("POST files/{id}/ticket", { params: { id } });
  const address = http.address("GET uploads/auth/files/{id}", { params: { id }, query: { ticket } });
  const name = await readFileName(address);
  return { id, address, name, kind: previewKind(name) };
}
