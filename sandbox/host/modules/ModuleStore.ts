import type { RealmLimits } from "#core/limits/realmLimits.ts";
import { sayLength } from "#core/limits/sayLength.ts";
import { originalPlace, type CompileAnswer, type CompiledModule, type Compiler, type ModuleImport } from "#sandbox/compile/index.ts";
import { builtInModules, libraryPath, moduleCandidates } from "#core/modules/moduleNames.ts";
import type { Frame, ModuleText } from "#sandbox/protocol/index.ts";
import type { ComponentFailure, SourcePlace } from "../component/ComponentState.ts";
import { componentOfPath, isSameComponent, moduleSources, splitPath, type ModuleSource, type RealmComponent } from "../component/RealmComponent.ts";
import type { LibraryCatalogue, ModuleSources } from "./ModuleSources.ts";

export interface ModuleStoreOptions {
  readonly limits: RealmLimits;
  readonly compiler: Pick<Compiler, "compile">;
  readonly sources: ModuleSources;
}

/** What a component needs, found so far: its own modules and whatever they import, each once. */
type Found = Map<string, ModuleText>;

/**
 * The modules of a trust group: compiled, with everything that they import found beforehand, so that `require` in the
 * realm answers at once. Also tells places in them in the author's own lines.
 */
export class ModuleStore {
  readonly #options: ModuleStoreOptions;
  readonly #modules = new Map<string, CompiledModule>();
  /** By path: a module that many components import, or that stands on a page many times, is compiled and read once. */
  readonly #compiling = new Map<string, { readonly text: string; readonly answer: Promise<CompileAnswer> }>();
  readonly #components = new Map<string, RealmComponent>();
  readonly #sizes = new Map<string, number>();
  readonly #libraries = new Map<string, Promise<string>>();

  constructor(options: ModuleStoreOptions) {
    this.#options = options;
  }

  /** Makes a component known, so that others find it whatever their order. @returns the one that is known, where both say the same */
  know(component: RealmComponent): RealmComponent {
    const key = keyOf(component.scope, component.name);
    const known = this.#components.get(key);
    if (known && isSameComponent(known, component)) return known;
    this.#components.set(key, component);
    return component;
  }

  /** A component that is known. */
  find(scope: string, name: string): RealmComponent | undefined {
    return this.#components.get(keyOf(scope, name));
  }

  /** @returns the component's modules with all that they import, or why there are none */
  async compile(component: RealmComponent): Promise<ModuleText[] | ComponentFailure> {
    this.know(component);
    const found: Found = new Map();
    for (const source of moduleSources(component)) {
      const failure = await this.#collect(source, found);
      if (failure) return { ...failure, component: component.name };
    }
    return [...found.values()];
  }

  /** The innermost place of the group's own code, in the author's source. */
  findPlace(frames: readonly Frame[]): SourcePlace | undefined {
    const frame = frames.find(({ path }) => this.#modules.has(path));
    const module = frame && this.#modules.get(frame.path);
    return module && { ...ownerOf(frame.path), ...originalPlace(module, frame) };
  }

  async #collect(source: ModuleSource, found: Found): Promise<ComponentFailure | undefined> {
    const { path, text } = source;
    if (found.has(path)) return undefined;
    const { moduleLength, groupLength } = this.#options.limits;
    if (text.length > moduleLength) return failureAt(path, { line: 1, column: 1 }, `the source is longer than ${sayLength(moduleLength)}`);
    if (!this.#hasRoom(path, text.length)) return failureAt(path, { line: 1, column: 1 }, `the sources of the group are longer than ${sayLength(groupLength)}`);
    const answer = await this.#compileOnce(source);
    if (!answer.isOk) return failureAt(path, answer.failure, answer.failure.message);
    this.#modules.set(path, answer.module);
    found.set(path, { path, code: answer.module.code });
    for (const asked of answer.module.imports) {
      const failure = await this.#follow(asked, path, found);
      if (failure) return failure;
    }
    return undefined;
  }

  #compileOnce(source: ModuleSource): Promise<CompileAnswer> {
    const { path, text } = source;
    const known = this.#compiling.get(path);
    if (known?.text === text) return known.answer;
    // A compiler that was too slow, or did not start, may do better at the next try.
    const forget = (): boolean => this.#compiling.get(path)?.answer === answer && this.#compiling.delete(path);
    const answer = this.#options.compiler.compile(source);
    this.#compiling.set(path, { text, answer });
    answer.then((told) => told.isOk || forget(), forget);
    return answer;
  }

  /** Adds what one import means. */
  async #follow(asked: ModuleImport, from: string, found: Found): Promise<ComponentFailure | undefined> {
    const { name } = asked;
    if ((builtInModules as readonly string[]).includes(name)) return undefined;
    const meant = await this.#resolve(name, from).catch((cause: unknown) => `module "${name}" could not be fetched: ${String(cause)}`);
    if (typeof meant === "string") return failureAt(from, asked, meant);
    if ("source" in meant) return await this.#collect(meant.source, found);
    return await this.#addLibrary(asked, { from, catalogue: meant.catalogue, found });
  }

  /** @returns the module, the libraries that the name is one of, or what its author is told where there is none */
  async #resolve(name: string, from: string): Promise<{ source: ModuleSource } | { catalogue: LibraryCatalogue } | string> {
    const catalogue = isRelative(name) ? {} : await this.#options.sources.loadCatalogue();
    if (Object.hasOwn(catalogue, name)) return { catalogue };
    for (const path of moduleCandidates(name, from)) {
      const source = await this.#findSource(path);
      if (source) return { source };
    }
    return await this.#explainMissing(name);
  }

  async #findSource(path: string): Promise<ModuleSource | undefined> {
    const { scope, name } = splitPath(path);
    const component = this.#components.get(keyOf(scope, name)) ?? (await this.#options.sources.findComponent(scope, name));
    if (component) this.know(component);
    return component && moduleSources(component).find((source) => source.path === path);
  }

  async #addLibrary(
    asked: ModuleImport,
    { from, catalogue, found }: { from: string; catalogue: LibraryCatalogue; found: Found },
  ): Promise<ComponentFailure | undefined> {
    try {
      for (const name of withRequired(asked.name, catalogue)) {
        const path = libraryPath(name);
        if (!found.has(path)) found.set(path, { path, code: await this.#loadLibrary(name, catalogue) });
      }
      return undefined;
    } catch (error) {
      return failureAt(from, asked, `library "${asked.name}" could not be fetched: ${String(error)}`);
    }
  }

  async #loadLibrary(name: string, catalogue: LibraryCatalogue): Promise<string> {
    const entry = catalogue[name];
    if (!entry) throw new Error(`unknown library ${name}`);
    const loading = this.#libraries.get(name) ?? this.#options.sources.loadLibrary(entry);
    this.#libraries.set(name, loading);
    try {
      return await loading;
    } catch (failure) {
      // The network may be back at the next try.
      this.#libraries.delete(name);
      throw failure;
    }
  }

  async #explainMissing(name: string): Promise<string> {
    const libraries = Object.keys(await this.#options.sources.loadCatalogue());
    const own = Array.from(this.#components.values(), (component) => `./${component.name}`);
    const known = [...builtInModules, ...libraries, ...new Set(own)].join(", ");
    return `module "${name}" is not available in the sandbox; there are: ${known}`;
  }

  #hasRoom(path: string, size: number): boolean {
    this.#sizes.set(path, size);
    const sum = [...this.#sizes.values()].reduce((total, one) => total + one, 0);
    return sum <= this.#options.limits.groupLength;
  }
}

const keyOf = (scope: string, name: string): string => `${scope}/${name}`;

const isRelative = (name: string): boolean => name.startsWith("./") || name.startsWith("../");

/** A library after the ones that it requires. */
function withRequired(name: string, catalogue: LibraryCatalogue, seen = new Set<string>()): Set<string> {
  for (const other of catalogue[name]?.requires ?? []) if (!seen.has(other)) withRequired(other, catalogue, seen);
  return seen.add(name);
}

function ownerOf(path: string): Pick<SourcePlace, "scope" | "component"> {
  const { scope, name } = splitPath(path);
  return { scope, component: name };
}

const failureAt = (path: string, { line, column }: { line: number; column: number }, message: string): ComponentFailure => ({
  reason: "compile",
  component: componentOfPath(path),
  message,
  place: { ...ownerOf(path), line, column },
});
