import { createContext } from "react";

/** Names of what the values of one open form stand for, as far as it has heard of them: chosen options and files, by id. */
export class KnownNames {
  readonly #names = new Map<string, string>();

  /** @param of an element with options; none for files, which all elements share */
  learn(options: readonly { readonly id: string; readonly name: string }[], of = ""): void {
    for (const { id, name } of options) this.#names.set(`${of}/${id}`, name);
  }

  nameOf(id: string, of = ""): string | undefined {
    return this.#names.get(`${of}/${id}`);
  }
}

export const KnownNamesContext = createContext(new KnownNames());
