import type { Plugin } from "vite";

export interface BuiltLibraries {
  /** Paths below `dist/client`. */
  readonly files: readonly { readonly path: string; readonly text: string }[];
  readonly catalogue: Readonly<Record<string, { readonly address: string; readonly requires: readonly string[] }>>;
}

export function buildLibraries(): Promise<BuiltLibraries>;
export function emitLibraries(files: BuiltLibraries["files"]): Plugin;
