import type { ComponentType } from "react";
import { componentAddress, type ModuleText } from "#sandbox/protocol/index.ts";
import { placeInModule } from "../errors/placeInModule.ts";
import { pendingExports } from "./pendingExports.ts";
import { resolvePath } from "./resolvePath.ts";

interface ModuleRecord {
  exports: Record<string, unknown>;
}

type Require = (name: string) => unknown;
export type Factory = (
  module: ModuleRecord, exports: ModuleRecord["exports"], require: Require, sdk: unknown, loopGuard: () => void,
) => void;

/** What an author exports to be drawn; its properties are the host's. */
export type GuestComponent = ComponentType<Record<string, unknown>>;

interface Provided {
  readonly code: string;
  readonly factory: Factory;
  /** The engine did not take the text: the factory throws why. */
  readonly isRefused?: boolean;
  record?: ModuleRecord;
  isRunning?: boolean;
}

export interface ModuleRegistryOptions {
  readonly importText?: (code: string) => Promise<Factory>;
  readonly loopGuard?: () => void;
}

/** The modules of the realm's components: provided as text, imported as blobs, evaluated when asked for. */
export class ModuleRegistry {
  readonly #libraries: Readonly<Record<string, unknown>>;
  readonly #loopGuard: () => void;
  readonly #provided = new Map<string, Provided>();

  readonly #import: (code: string) => Promise<Factory>;

  /**
   * @param libraries what `require` serves by name
   * @param options `importText` makes a function of a module's text, by default through a blob, which Node does not import;
   * `loopGuard` is called by every loop of modules that were compiled for a frame realm
   */
  constructor(libraries: Readonly<Record<string, unknown>>, { importText = importFactory, loopGuard = () => undefined }: ModuleRegistryOptions = {}) {
    this.#libraries = libraries;
    this.#import = importText;
    this.#loopGuard = loopGuard;
  }

  /**
   * Makes modules known without running them. One whose text is known already keeps its state. Never rejects: why the
   * engine refuses a module is thrown to whoever evaluates it.
   */
  async provide(modules: readonly ModuleText[]): Promise<void> {
    await Promise.all(
      modules.map(async (module) => {
        const { path, code } = module;
        const known = this.#provided.get(path);
        if (known?.code === code && !known.isRefused) return;
        this.#provided.set(path, await this.#load(module));
      }),
    );
  }

  /** Runs a module unless it has run. @throws whatever the module throws; it then runs again next time */
  evaluate(path: string): Record<string, unknown> {
    const provided = this.#provided.get(path);
    if (!provided) throw new Error(`module ${componentAddress(path)} was not provided`);
    return this.#exportsOf(provided, path);
  }

  /** Whether all of them have run to their end. */
  haveRun(paths: readonly string[]): boolean {
    return paths.every((path) => this.#provided.get(path)?.record !== undefined);
  }

  /** The default export of the last of `paths` that has one (D70). */
  findComponent(paths: readonly string[]): GuestComponent | undefined {
    const exported = paths.map((path) => this.#provided.get(path)?.record?.exports.default);
    return exported.findLast(isComponent);
  }

  /** The last of `paths` whose default export is something that cannot be drawn. */
  findStrangeDefault(paths: readonly string[]): { path: string; kind: string } | undefined {
    const strange = paths.map((path) => ({ path, value: this.#provided.get(path)?.record?.exports.default }));
    const last = strange.findLast(({ value }) => value !== undefined && !isComponent(value));
    return last && { path: last.path, kind: last.value === null ? "null" : typeof last.value };
  }

  async #load({ path, code }: ModuleText): Promise<Provided> {
    try {
      return { code, factory: await this.#import(code) };
    } catch (failure) {
      return { code, factory: refusing(failure, path), isRefused: true };
    }
  }

  #exportsOf(provided: Provided, path: string): Record<string, unknown> {
    const { record: known } = provided;
    if (known && provided.isRunning !== true) return known.exports;
    // Asked for by what it is waiting for itself.
    if (known) return pendingExports(path, () => known.exports, () => provided.isRunning === true) as Record<string, unknown>;
    const record: ModuleRecord = { exports: {} };
    provided.record = record;
    provided.isRunning = true;
    try {
      const require = (name: string): unknown => this.#require(name, path);
      provided.factory(record, record.exports, require, this.#libraries["@platon/sdk"], this.#loopGuard);
    } catch (failure) {
      delete provided.record;
      throw failure;
    } finally {
      provided.isRunning = false;
    }
    return record.exports;
  }

  #require(name: string, from: string): unknown {
    if (Object.hasOwn(this.#libraries, name)) return this.#libraries[name];
    const path = resolvePath(name, from, (candidate) => this.#provided.has(candidate));
    if (path !== undefined) return this.evaluate(path);
    const known = [...Object.keys(this.#libraries), ...this.#provided.keys()].join(", ");
    throw new Error(`module "${name}" is not available in the sandbox; there are: ${known}`);
  }
}

const isComponent = (value: unknown): value is GuestComponent =>
  typeof value === "function" || (typeof value === "object" && value !== null && "$$typeof" in value);

/** What stands for a module that was refused. Engines do not say where the fault is: the stack names the module at least. */
function refusing(failure: unknown, path: string): Factory {
  if (failure instanceof Error) placeInModule(failure, path);
  return () => {
    throw failure;
  };
}

async function importFactory(code: string): Promise<Factory> {
  const address = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  try {
    const namespace = (await import(/* @vite-ignore */ address)) as { default: Factory };
    return namespace.default;
  } finally {
    URL.revokeObjectURL(address);
  }
}
