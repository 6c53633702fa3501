import type { IncidentReport } from "#contract/plugin.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import type { KernelServices } from "../KernelServices.ts";

export type IncidentTeller = Pick<KernelServices, "session" | "http" | "log">;

/** Of guests, and of who looks as another user, nothing is kept. What was edited meanwhile is none of the server's, and that is no failure. */
export async function tellIncident({ session, http, log }: IncidentTeller, group: string, body: IncidentReport): Promise<void> {
  if (!session.writer()) return;
  try {
    await http.call("POST plugins/{id}/incidents", { params: { id: group }, body });
  } catch (failure) {
    if (!(failure instanceof PlatonError) || failure.family === "bug") log.error(failure);
  }
}
