import { describeCause, fingerprintOf } from "#core/error-reports/describeError.ts";
import { ErrorSampler } from "#core/error-reports/ErrorSampler.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { screenRoutes } from "../../services/router/screenRoutes.ts";
import type { KernelServices } from "../KernelServices.ts";
import { routePattern } from "./routePattern.ts";

type Needed = Pick<KernelServices, "http" | "location" | "log" | "plugins">;

/** Tells the server of errors that nobody foresaw, as far as they are sampled; loaded where the operator wants to hear of them. @returns what ends it */
export function reportErrors({ http, location, log, plugins }: Needed, random: () => number = Math.random): () => void {
  const sampler = new ErrorSampler({ random, now: Date.now });
  const tell = (failure: unknown): void => {
    // What the server or the network answered is no error of this document.
    if (!(failure instanceof Error) || failure instanceof PlatonError) return;
    const described = describeCause(failure, fileOf);
    if (!described || !sampler.admits(fingerprintOf(described))) return;
    const route = routePattern(screenRoutes(plugins.enabled.peek()).map(({ path }) => path), location.visible.peek().path);
    // One that cannot be told is lost: telling of that would not end.
    void http.call("POST error-reports", { body: { ...described, stack: [...described.stack], route } }).catch(() => undefined);
  };
  const onError = ({ error }: ErrorEvent): void => tell(error);
  const onRejection = ({ reason }: PromiseRejectionEvent): void => tell(reason);
  window.addEventListener("error", onError);
  window.addEventListener("unhandledrejection", onRejection);
  log.onFault = tell;
  return () => {
    window.removeEventListener("error", onError);
    window.removeEventListener("unhandledrejection", onRejection);
    delete log.onFault;
  };
}

/** A script of this origin's own. */
function fileOf(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url?.origin === window.location.origin ? /^\/(assets\/[\w./-]{1,150}\.js)$/.exec(url.pathname)?.[1] : undefined;
}
