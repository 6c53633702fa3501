import type { CapabilityFactory } from "./CapabilityFactory.ts";

export const documentsCapability: CapabilityFactory<"documents"> = ({ overlays, http }) => ({
  open: async (wish) => await Promise.resolve(overlays.openDocument(wish)),
  lookAt: async (draft, id) => {
    const { ticket } = await http.call("POST documents-draft/preview", { body: { draft, ...(id !== undefined && { id }) } });
    return http.address("GET documents/{name}/file", { params: { name: "draft" }, query: { ticket, show: "1" } });
  },
});
