import type { Tokens } from "#contract/auth.ts";
import { pause } from "../state/pause.ts";
import type { SessionTokens } from "../storage/SessionTokens.ts";
import type { RunExclusively } from "./runExclusively.ts";

export interface TokenRefresherOptions {
  readonly tokens: SessionTokens;
  readonly runExclusively: RunExclusively;
  /** The call itself: a refresh token, or the mark of one in a cookie, for new tokens. */
  readonly request: (refreshing: string) => Promise<Tokens>;
}

const propagationMs = 300;
const stepMs = 20;

/** New tokens after a 401: one refresh at a time, in this tab and in all others (spec §8, D21). */
export class TokenRefresher {
  readonly #options: TokenRefresherOptions;
  /** What this document's refresh of a token comes to: all of its calls wait for the same. */
  readonly #running = new Map<string, Promise<string | undefined>>();

  constructor(options: TokenRefresherOptions) {
    this.#options = options;
  }

  /**
   * The token to try next. Whoever waited for another tab's refresh finds its token in the storage and asks nothing.
   * @param refused the token that the server refused
   * @returns undefined when there is nothing to refresh with
   * @throws PlatonError what the refresh call answered
   */
  async refresh(refused: string): Promise<string | undefined> {
    const running = this.#running.get(refused) ?? this.#refresh(refused).finally(() => this.#running.delete(refused));
    this.#running.set(refused, running);
    return await running;
  }

  async #refresh(refused: string): Promise<string | undefined> {
    const { tokens } = this.#options;
    return await this.#options.runExclusively("platon_token_refresh", async ({ hasWaited }) => {
      const present = hasWaited ? await this.#tokenAfter(refused) : tokens.present;
      if (present !== refused) return present;
      const { refreshing } = tokens;
      if (refreshing === undefined) return undefined;
      tokens.keep(await this.#options.request(refreshing));
      return tokens.present;
    });
  }

  /** Browsers carry a write from one tab's storage to another's a little later than the lock. */
  async #tokenAfter(refused: string): Promise<string | undefined> {
    const { tokens } = this.#options;
    for (let waited = 0; waited < propagationMs && tokens.present === refused; waited += stepMs)
      await pause(stepMs);
    return tokens.present;
  }
}
