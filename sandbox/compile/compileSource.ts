import { getLineInfo, Parser, type Options, type Program } from "acorn";
import { transform } from "sucrase";
import { listImports } from "#core/modules/listImports.ts";
import { decodeMappings, findOriginal, type SourcePlace } from "#core/source-maps/sourceMappings.ts";
import { syntaxFault, type SyntaxFault } from "#core/source-maps/syntaxFault.ts";
import { componentAddress } from "#sandbox/protocol/index.ts";
import { compileTemplate } from "./compileTemplate.ts";
import { guardLoops } from "./guardLoops.ts";
import { moduleHead } from "./moduleHead.ts";

/** One module as its author wrote it. */
export interface Source {
  /** `<scope>/<name>.tsx`, or `.html` for a template. */
  readonly path: string;
  readonly text: string;
  /** A template is HTML with `{{expression}}` over what the component's first script exports (D70). */
  readonly kind?: "script" | "template";
  /** Loops ask whether they may go on: for frame realms. */
  readonly isGuarded?: boolean;
}

export interface CompileFailure extends SourcePlace {
  readonly message: string;
}

/** A module that another one asks for, with the place in the author's source. */
export interface ModuleImport extends SourcePlace {
  readonly name: string;
}

export interface CompiledModule {
  /** Ready for `import(blob:)`. */
  readonly code: string;
  /** Source map "mappings" from `code` to the source, without the wrapper's first line. */
  readonly mappings: string;
  readonly imports: readonly ModuleImport[];
}

export type CompileAnswer =
  | { readonly isOk: true; readonly module: CompiledModule }
  | { readonly isOk: false; readonly failure: CompileFailure };

/**
 * TypeScript and JSX, or a template, to a module that a realm can import. Sucrase is quick but no checker (it lets
 * duplicate `const` and `return` at top level through), so its output is parsed once more for its errors.
 */
export function compileSource({ path, text, kind = "script", isGuarded = false }: Source): CompileAnswer {
  try {
    const { code, mappings } = kind === "template" ? compileTemplate(text, path) : compileScript(text, path);
    const segments = decodeMappings(mappings);
    const parsed = parseOutput(code);
    if ("message" in parsed) return failure(findOriginal(segments, parsed), parsed.message);
    const imports = listImports(parsed.program).map(({ name, start }): ModuleImport => {
      const { line, column } = getLineInfo(code, start);
      return { name, ...findOriginal(segments, { line, column: column + 1 }) };
    });
    return { isOk: true, module: { code: wrap(path, isGuarded ? guardLoops(code, parsed.program) : code), mappings, imports } };
  } catch (error) {
    const fault = syntaxFault(error);
    return failure(fault, fault.message.replace(`Error transforming ${path}: `, ""));
  }
}

function compileScript(text: string, path: string): { code: string; mappings: string } {
  const { code, sourceMap } = transform(text, {
    transforms: ["typescript", "jsx", "imports"],
    jsxRuntime: "automatic",
    production: true,
    filePath: path,
    sourceMapOptions: { compiledFilename: path },
  });
  return { code, mappings: sourceMap?.mappings ?? "" };
}

const wrap = (path: string, code: string): string =>
  `${moduleHead}${code}\n}\n//# sourceURL=${componentAddress(path)}\n`;

/** The body ends up in a module, where `await` is no name: `await (x)` is no call, where it may not wait. */
class BodyParser extends Parser {
  constructor(options: Options, input: string, start?: number) {
    super(options, input, start);
    // Acorn's own, which its types leave out: what it refuses as a name.
    const words = this as unknown as Record<"reservedWords" | "reservedWordsStrict", RegExp>;
    for (const list of ["reservedWords", "reservedWordsStrict"] as const) words[list] = new RegExp(`${words[list].source}|^await$`);
  }
}

function parseOutput(code: string): { program: Program } | SyntaxFault {
  try {
    // A script, because a module's body runs inside a function: `await` and `import` at top level are errors here.
    return { program: BodyParser.parse(code, { ecmaVersion: "latest", sourceType: "script" }) };
  } catch (error) {
    return syntaxFault(error);
  }
}

const failure = ({ line, column }: SourcePlace, message: string): CompileAnswer => ({
  isOk: false,
  failure: { line, column, message },
});
