import { askForFiles } from "../files/askForFiles.ts";
import { assertActivated } from "../files/assertActivated.ts";
import { PickedFiles } from "../files/PickedFiles.ts";
import { previewLink } from "../overlays/preview/previewLink.ts";
import type { CapabilityFactory } from "./CapabilityFactory.ts";

export const filesCapability: CapabilityFactory<"files"> = ({ http, navigator }) => {
  const picked = new PickedFiles();
  return {
    pick: async (options = {}) => (await askForFiles(options)).map((file) => picked.keep(file)),
    upload: async (key, element) => {
      const multipart = { form_element_id: element, file: picked.get(key) };
      const uploaded = await http.call("POST files/upload/form", { multipart });
      picked.forget(key);
      return uploaded;
    },
    open: async (id) => {
      const { ticket } = await http.call("POST files/{id}/ticket", { params: { id } });
      return http.address("GET uploads/auth/files/{id}", { params: { id }, query: { ticket } });
    },
    preview: async (id) => {
      assertActivated();
      await navigator.open(previewLink(id));
    },
    remove: async (id) => void (await http.call("DELETE files/{id}", { params: { id } })),
  };
};
