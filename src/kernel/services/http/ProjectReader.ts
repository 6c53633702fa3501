import type { ProjectInfo } from "#contract/info.ts";
import type { Log } from "../log/Log.ts";
import { Rounds } from "../state/Rounds.ts";
import type { HttpClient } from "./HttpClient.ts";

export interface ProjectReaderOptions {
  readonly http: Pick<HttpClient, "call">;
  readonly log: Log;
  readonly show: (info: ProjectInfo) => void;
}

/** Reads `/info`. What was asked for earlier never takes the place of what was asked for later. */
export class ProjectReader {
  readonly #options: ProjectReaderOptions;
  #asked = 0;
  #shown = 0;
  readonly #refreshing = new Rounds(async () => await this.load().catch((failure: unknown) => this.#options.log.error(failure)));

  constructor(options: ProjectReaderOptions) {
    this.#options = options;
  }

  /** Reads it now, whatever is on its way already. */
  async load(): Promise<void> {
    const turn = (this.#asked += 1);
    const info = await this.#options.http.call("GET info", { query: { components: "hash" } });
    if (turn < this.#shown) return;
    this.#shown = turn;
    this.#options.show(info);
  }

  /** Something of it changed: of many changes at once, one more reading tells all. Failing, it is logged. */
  async refresh(): Promise<void> {
    await this.#refreshing.ask();
  }
}
