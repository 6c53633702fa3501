import type { BrowserError } from "#contract/errorReport.ts";
import { describeCause, fingerprintOf } from "#core/error-reports/describeError.ts";
import { ErrorSampler, sampleRate } from "#core/error-reports/ErrorSampler.ts";
import type { DatabaseLog } from "../../database/Database.ts";
import { productVersion } from "../../database/productVersion.ts";
import { fetchOutside } from "../../outgoing/fetchOutside.ts";

interface ErrorReportsOptions {
  /** Where reports are sent: the operator named it, so that it may be private, and plain http. */
  readonly url: string;
  readonly log: DatabaseLog;
  readonly now: () => Date;
  /** @defaultValue Math.random */
  readonly random?: () => number;
}

/** Where an error came up: the call of a server's, or the route and the browser of a browser's. */
interface Circumstances {
  readonly project: string | undefined;
  readonly call?: string | undefined;
  readonly browser?: string | null;
  readonly system?: string | null;
}

const patienceMs = 10_000;
/** Of all browsers, on one node. */
const perHour = 200;
const hourMs = 3_600_000;
const underWayAtMost = 5;

/** Our own program and what its source is called in development; packages and Node's own are none of ours. */
const fileOf = (address: string): string | undefined => (address.includes("node_modules") ? undefined : /(?:^|\/)(server\/[\w./-]{1,150}\.[jt]s)$/.exec(address)?.[1]);

/** Sends errors of the product's own code to the address that the operator has set; without one there is no such object. */
export class ErrorReports {
  readonly #options: ErrorReportsOptions;
  readonly #sampler: ErrorSampler;
  #window = { until: 0, count: 0 };
  #underWay = 0;
  #isFailureTold = false;

  constructor(options: ErrorReportsOptions) {
    this.#options = options;
    this.#sampler = new ErrorSampler({ random: options.random ?? Math.random, now: () => options.now().getTime() });
  }

  /** A fault of this server, as far as it is sampled. */
  fault(error: unknown, circumstances: Circumstances): void {
    const described = error instanceof Error ? describeCause(error, fileOf) : undefined;
    if (described && this.#sampler.admits(fingerprintOf(described))) this.#send({ kind: "server", ...described, ...circumstances });
  }

  /** An error that a browser chose to tell of. */
  browserError(error: BrowserError, circumstances: Circumstances): void {
    const now = this.#options.now().getTime();
    if (now >= this.#window.until) this.#window = { until: now + hourMs, count: 0 };
    this.#window.count += 1;
    if (this.#window.count <= perHour) this.#send({ kind: "browser", ...error, ...circumstances });
  }

  /** Nobody waits for it, and what cannot be sent is lost. */
  #send(report: object): void {
    if (this.#underWay >= underWayAtMost) return;
    const { url, log, now } = this.#options;
    const body = JSON.stringify({ at: now().toISOString(), version: productVersion, sampleRate, ...report });
    this.#underWay += 1;
    const limits = { privateHosts: [new URL(url).hostname.replace(/^\[(.*)\]$/, "$1")], signal: AbortSignal.timeout(patienceMs) };
    fetchOutside(url, { method: "POST", headers: { "content-type": "application/json" }, body }, limits)
      .then(({ ok, status }) => this.#told(ok ? undefined : `answered ${status}`), (error: unknown) => this.#told(error instanceof Error ? error.name : "failed"))
      .finally(() => void (this.#underWay -= 1))
      .catch((error: unknown) => log.warn({ err: error }, "an error report was not sent"));
  }

  /** Said once until it works again, and without the address, which may hold a key. */
  #told(failure: string | undefined): void {
    if (failure !== undefined && !this.#isFailureTold) this.#options.log.warn({ failure }, "error reports do not reach ERROR_REPORT_URL");
    this.#isFailureTold = failure !== undefined;
  }
}
