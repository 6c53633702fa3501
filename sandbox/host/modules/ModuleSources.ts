import type { RealmComponent } from "../component/RealmComponent.ts";

/** An approved library: where its text is served, and which of the others it requires. */
export interface LibraryEntry {
  /** Below the application's own origin; the text behind an address never changes. */
  readonly address: string;
  readonly requires: readonly string[];
}

/** Approved libraries by the name that `import` gives them. */
export type LibraryCatalogue = Readonly<Record<string, LibraryEntry>>;

/** Where the modules that a component imports come from; given by the kernel. */
export interface ModuleSources {
  /** A component of the group that is not on the page; undefined where there is none. */
  findComponent(scope: string, name: string): Promise<RealmComponent | undefined>;
  /** Asked for with the first import that is neither relative nor built in. */
  loadCatalogue(): Promise<LibraryCatalogue>;
  /** The text of a library, wrapped as a module. @throws Error when it cannot be fetched */
  loadLibrary(entry: LibraryEntry): Promise<string>;
}

/** A group without other components and without libraries. */
export const noModuleSources: ModuleSources = {
  findComponent: async () => undefined,
  loadCatalogue: async () => ({}),
  loadLibrary: async () => "",
};
