import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import type { EndpointOutline } from "#sdk/wire.ts";

/**
 * An endpoint as it is saved, for administrators; undefined until it is here, and where there is none.
 * @param stage the program whose input is told of, by id or name
 */
export function useEndpointOutline(id: string, stage: string): EndpointOutline | undefined {
  const http = useCapability("http");
  const [loaded] = useLoaded(
    async (signal) => (id === "" ? undefined : await http.call("GET endpoints/{id}/outline", { params: { id }, query: stage === "" ? {} : { stage }, signal })),
    [http, id, stage],
  );
  return loaded.state === "ready" ? loaded.value : undefined;
}
