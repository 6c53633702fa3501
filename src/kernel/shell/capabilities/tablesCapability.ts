import type { CapabilityFactory } from "./CapabilityFactory.ts";
import { watchRecords } from "./watchRecords.ts";

export const tablesCapability: CapabilityFactory<"tables"> = ({ http, preferences, bus }, user) => ({
  config: async (name, { level = 1, ...options } = {}) => {
    const query = level === 1 ? {} : { level: String(level) };
    const config = await http.call("GET tables/{name}", { params: { name }, query, ...options });
    return { ...config, preferences: preferences.latest(config.id, level, config.preferences) };
  },
  rows: async (name, query = {}, options = {}) =>
    await http.call("POST tables/{name}/rows", { params: { name }, body: query, ...options }),
  count: async (name, query = {}, options = {}) =>
    await http.call("POST tables/{name}/count", { params: { name }, body: query, ...options }),
  ids: async (name, query = {}, options = {}) => await http.call("POST tables/{name}/ids", { params: { name }, body: query, ...options }),
  act: async (name, button, body) => await http.call("POST tables/{name}/actions/{button}", { params: { name, button }, body }),
  bulk: async (name, body) => await http.call("POST tables/{name}/bulk", { params: { name }, body }),
  watch: (name, { recordId }, listener) =>
    user.ledger.track(`tables.watch ${name}`, watchRecords(bus, { through: "tables", name, recordId }, listener)),
  savePreferences: async (tableId, level, columns) =>
    await preferences.save({ tableId, level, column_config: columns }),
  saveDefaultPreferences: async (tableId, level, columns) =>
    void (await http.call("POST user/column/default", { body: { tableId, level, column_config: columns } })),
  addView: async (name, body) => await http.call("POST tables/{name}/views", { params: { name }, body }),
  changeView: async (name, id, body) => await http.call("PUT tables/{name}/views/{id}", { params: { name, id }, body }),
  removeView: async (name, id) => void (await http.call("DELETE tables/{name}/views/{id}", { params: { name, id } })),
  startExport: async (resource, question) => await (await import("../../services/files/startExport.ts")).startExport(http, resource, question),
});
