import type { ModuleText } from "#sandbox/protocol/index.ts";

/** What one realm has been given: the text of a library is sent to it once, however many components import it. */
export class ProvidedModules {
  readonly #codes = new Map<string, string>();

  /** Those of the modules that are missing, or there in another version; from now on they count as given. */
  take(modules: readonly ModuleText[]): ModuleText[] {
    return modules.filter(({ path, code }) => {
      if (this.#codes.get(path) === code) return false;
      this.#codes.set(path, code);
      return true;
    });
  }
}
