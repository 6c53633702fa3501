/** Answers that come later, by question: of two questions of one name only the later one's answer counts. */
export class LatestAnswers<Answer> {
  readonly #pending = new Map<string, Promise<Answer>>();
  readonly #known = new Map<string, Answer>();

  /** The last answer. */
  known(name: string): Answer | undefined {
    return this.#known.get(name);
  }

  /** Asks; resolves with the answer to the last question of the name, which may be a later one. */
  async ask(name: string, question: () => Promise<Answer>): Promise<Answer> {
    const pending = question();
    this.#pending.set(name, pending);
    const answer = await pending;
    const latest = this.#pending.get(name);
    if (latest !== undefined && latest !== pending) return await this.#follow(name, latest);
    this.#known.set(name, answer);
    return answer;
  }

  async #follow(name: string, pending: Promise<Answer>): Promise<Answer> {
    const answer = await pending;
    const latest = this.#pending.get(name);
    return latest !== undefined && latest !== pending ? await this.#follow(name, latest) : answer;
  }
}
