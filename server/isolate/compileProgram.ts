import { transform } from "sucrase";
import { decodeMappings, findOriginal, type SourcePlace } from "#core/source-maps/sourceMappings.ts";
import { scriptFault } from "#core/source-maps/scriptFault.ts";
import { syntaxFault } from "#core/source-maps/syntaxFault.ts";
import { isolateLimits } from "./isolateLimits.ts";
import type { ProgramFailure } from "./ProgramAnswer.ts";

/** Stands before the first line of a program, **on it**: lines of stacks are then the author's. */
const head = "(function (exports, require) {";

/** The name of every program in stacks. */
export const programFile = "program.ts";

export interface CompiledProgram {
  /** An expression whose value is the program's factory. */
  readonly code: string;
  readonly mappings: string;
}

export type CompiledOrFailed = CompiledProgram | Extract<ProgramFailure, { kind: "syntax" }>;

/**
 * TypeScript to what QuickJS runs, line for line. Sucrase is quick but no checker (it lets duplicate `const` and
 * `return` at top level through), so its output is parsed once more for its errors.
 */
export function compileProgram(source: string): CompiledOrFailed {
  if (source.length > isolateLimits.source) {
    return { kind: "syntax", message: `the source is longer than ${isolateLimits.source / 1024} KB`, line: 1, column: 1 };
  }
  try {
    const { code, sourceMap } = transform(source, {
      transforms: ["typescript", "imports"],
      filePath: programFile,
      sourceMapOptions: { compiledFilename: programFile },
    });
    const mappings = sourceMap?.mappings ?? "";
    const fault = scriptFault(code);
    if (fault) return { kind: "syntax", message: fault.message, ...findOriginal(decodeMappings(mappings), fault) };
    return { code: `${head}${code}\n})`, mappings };
  } catch (error) {
    const { message, line, column } = syntaxFault(error);
    return { kind: "syntax", message: message.replace(`Error transforming ${programFile}: `, ""), line, column };
  }
}

/** Where the first line of a stack that is the program's own stands in the author's source. */
export function placeInSource({ mappings }: CompiledProgram, stack: string): Partial<SourcePlace> {
  const [, lineText, columnText] = /\bprogram\.ts:(\d{1,7})(?::(\d{1,7}))?/.exec(stack) ?? [];
  if (lineText === undefined) return {};
  const [line, column] = [Number(lineText), Number(columnText ?? 1)];
  const { line: ownLine, column: ownColumn } = findOriginal(decodeMappings(mappings), {
    line, column: line === 1 ? Math.max(1, column - head.length) : column,
  });
  return { line: ownLine, column: ownColumn };
}
