import { fileLink } from "#core/links/index.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { askForFiles } from "../../services/files/askForFiles.ts";
import { assertActivated } from "../../services/files/assertActivated.ts";
import { PickedFiles } from "../../services/files/PickedFiles.ts";
import { saveAddress } from "../../services/files/saveAddress.ts";
import { sendFile } from "../../services/files/uploads/sendFile.ts";
import { readRange } from "../../services/http/readRange.ts";
import { openStoredFile } from "../overlays/preview/openStoredFile.ts";
import type { CapabilityFactory } from "./CapabilityFactory.ts";

/** Most bytes of a file that are handed out at once. */
const maxContent = 16 * 1024 * 1024;

export const filesCapability: CapabilityFactory<"files"> = ({ http, navigator, storage }) => {
  const picked = new PickedFiles();
  const ticketOf = async (id: string): Promise<string> => (await http.call("POST files/{id}/ticket", { params: { id } })).ticket;
  const open = async (id: string): Promise<string> =>
    http.address("GET uploads/auth/files/{id}", { params: { id }, query: { ticket: await ticketOf(id) } });
  return {
    pick: async (options = {}) => (await askForFiles(options)).map((file) => picked.keep(file)),
    upload: async (key, element) => {
      const multipart = { form_element_id: element, file: picked.get(key) };
      const uploaded = await http.call("POST files/upload/form", { multipart });
      picked.forget(key);
      return uploaded;
    },
    send: (file, target) => sendFile({ http, storage }, file, target),
    describe: async (id, options = {}) => await http.call("GET files/{id}", { params: { id }, ...options }),
    thumbnail: async (id, { width, height }) =>
      http.address("GET uploads/images/{id}", { params: { id }, query: { ticket: await ticketOf(id), w: String(width), h: String(height) } }),
    smallPicture: (id, { ticket, width, height }) =>
      http.address("GET uploads/images/{id}", { params: { id }, query: { w: String(width), h: String(height), ...(ticket !== null && { ticket }) } }),
    save: async (id) => saveAddress(await openStoredFile(http, id)),
    saveAnswer: (call, options, name) => saveAddress({ address: http.address(call, options), name }),
    open,
    read: async (id) => {
      const { bytes, size, type } = await readRange(await open(id), { begin: 0, end: maxContent });
      if (size > maxContent) throw new PlatonError("answer_too_large", "expected");
      return new Blob([bytes], { type });
    },
    preview: async (id) => {
      await assertActivated();
      await navigator.open(fileLink(id));
    },
    remove: async (id) => void (await http.call("DELETE files/{id}", { params: { id } })),
  };
};
