import { joinIds } from "#core/links/index.ts";
import type { CapabilityFactory } from "./CapabilityFactory.ts";
import { watchRecords } from "./watchRecords.ts";

export const formsCapability: CapabilityFactory<"forms"> = ({ http, bus }, { ledger }) => ({
  config: async (name, options = {}) => await http.call("GET forms/{name}", { params: { name }, ...options }),
  read: async (name, id, { ticket, ...options } = {}) =>
    await http.call("GET forms/{name}/{id}", { params: { name, id }, query: ticket === undefined ? {} : { ticket }, ...options }),
  insert: async (name, values, { idempotencyKey, isPublic, isTrapped } = {}) =>
    await http.call("POST forms/{name}", { params: { name }, body: { values, idempotencyKey, isTrapped }, isPublic }),
  update: async (name, id, change) => await http.call("PUT forms/{name}/{id}", { params: { name, id }, body: change }),
  remove: async (name, id, { version, isHard }) => {
    const query = { version: String(version), ...(isHard ? { hard: "1" } : {}) };
    await http.call("DELETE forms/{name}/{id}", { params: { name, id }, query });
  },
  restore: async (name, id) => await http.call("POST forms/{name}/{id}/restore", { params: { name, id } }),
  options: async (name, element, { ids, page, isPublic, signal, ...query } = {}) =>
    await http.call("GET forms/{name}/options/{element}", {
      params: { name, element },
      query: { ...query, ...(page !== undefined && { page: String(page) }), ...(ids ? { ids: joinIds(ids) } : {}) },
      isPublic,
      signal,
    }),
  watch: (name, recordId, listener) =>
    ledger.track(`forms.watch ${name}`, watchRecords(bus, { through: "forms", name, recordId }, listener)),
});
