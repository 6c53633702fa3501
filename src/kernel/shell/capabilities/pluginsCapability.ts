import type { CapabilityFactory } from "./CapabilityFactory.ts";

export const pluginsCapability: CapabilityFactory<"plugins"> = ({ http }) => ({
  // A user who is no administrator gets an outline, which is told apart by the fields that it lacks.
  list: async (options = {}) => {
    const found = await http.call("GET plugins", options);
    return found.filter((one) => "grants" in one);
  },
  change: async (id, body) => await http.call("PUT plugins/{id}", { params: { id }, body }),
  install: async (body, { isDryRun = false } = {}) => await http.call("POST plugins", { body, query: dryRun(isDryRun) }),
  rollBack: async (id, { isDryRun = false } = {}) =>
    await http.call("POST plugins/{id}/rollback", { params: { id }, body: {}, query: dryRun(isDryRun) }),
  remove: async (id) => void (await http.call("DELETE plugins/{id}", { params: { id } })),
  incidents: async (id) => await http.call("GET plugins/{id}/incidents", { params: { id } }),
  release: async (id, { scope, component }) =>
    void (await http.call("DELETE plugins/{id}/incidents/{component}", { params: { id, component }, query: { scope } })),
  uses: async (id) => await http.call("GET plugins/{id}/uses", { params: { id } }),
  usage: async (id) => await http.call("GET plugins/{id}/usage", { params: { id } }),
});

const dryRun = (isDryRun: boolean): { dryRun?: "1" } => (isDryRun ? { dryRun: "1" } : {});
