import type { ClientSettings } from "./ClientSettings.ts";

/** A server that has not answered by then is away, in milliseconds. */
const patience = 5_000;

/** Asks the server for a sign of life, past the client's own handling of failures: any answer is one. */
export async function probeServer(settings: ClientSettings): Promise<void> {
  await fetch(`${settings.api}health`, { cache: "no-store", signal: AbortSignal.timeout(patience) });
}
