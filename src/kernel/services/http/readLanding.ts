import type { PageDefinition } from "#contract/page.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import type { HttpClient } from "./HttpClient.ts";

/** The public landing page `main`, or undefined when the project has none. */
export async function readLanding(http: Pick<HttpClient, "call">): Promise<PageDefinition | undefined> {
  try {
    return await http.call("GET public/main", { query: { components: "hash" } });
  } catch (failure) {
    if (failure instanceof PlatonError && failure.details.status === 404) return undefined;
    throw failure;
  }
}
