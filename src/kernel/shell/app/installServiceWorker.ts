import type { Log } from "../../services/log/Log.ts";

/** Put in place by the build. */
interface BuildEnvironment {
  readonly env?: { readonly DEV?: boolean };
}

/** After the first load has had the network for itself, in milliseconds. */
const quietFirst = 4_000;

/**
 * Makes the product installable, and lets it open without the network (public/service-worker.js, which keeps nothing
 * private). Absent where a browser has none: on plain http beyond this machine; and in development, where files have no
 * hash in their names.
 */
export function installServiceWorker(log: Pick<Log, "error">): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || (import.meta as BuildEnvironment).env?.DEV === true) return;
  const register = async (): Promise<void> => {
    try {
      await workers.register("/service-worker.js", { scope: "/" });
    } catch (failure) {
      log.error(failure);
    }
  };
  setTimeout(() => void register(), quietFirst);
}
