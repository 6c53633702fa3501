import type { CompiledModule } from "./compileSource.ts";
import { moduleHead } from "./moduleHead.ts";
import { decodeMappings, findOriginal, type SourcePlace } from "#core/source-maps/sourceMappings.ts";

/** Where a place in a running module, as a stack names it, stands in the author's own source. */
export function originalPlace(module: CompiledModule, { line, column }: SourcePlace): SourcePlace {
  const inCode = line === 1 ? Math.max(1, column - moduleHead.length) : column;
  return findOriginal(decodeMappings(module.mappings), { line, column: inCode });
}
