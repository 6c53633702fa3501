import type { InstructionItem } from "#sdk/wire.ts";

/** The tree of the help as it was read last: a step to another page makes the screen anew, and shows it at once. */
export class HelpStore {
  #locale = "";
  #items: readonly InstructionItem[] | undefined;

  keep(locale: string, items: readonly InstructionItem[]): readonly InstructionItem[] {
    this.#locale = locale;
    this.#items = items;
    return items;
  }

  /** What is known in that language. */
  known(locale: string): readonly InstructionItem[] | undefined {
    return locale === this.#locale ? this.#items : undefined;
  }
}
