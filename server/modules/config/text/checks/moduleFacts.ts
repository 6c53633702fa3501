import { getLineInfo, parse, type Program } from "acorn";
import { transform } from "sucrase";
import { listImports } from "#core/modules/listImports.ts";
import { decodeMappings, findOriginal, type SourcePlace } from "#core/source-maps/sourceMappings.ts";
import { syntaxFault, type SyntaxFault } from "#core/source-maps/syntaxFault.ts";

interface ImportedName extends SourcePlace {
  readonly name: string;
}

/** What a module says of itself. */
export interface ModuleFacts {
  /** Why it is no TSX; nothing else is known then. */
  readonly fault?: SyntaxFault;
  /** Modules that it asks for when it runs; names of types alone are none. */
  readonly imports: readonly ImportedName[];
  readonly hasDefault: boolean;
}

/** As many modules as a large project has: each change of its code asks about all of them. */
const mostKept = 1_000;
const known = new Map<string, ModuleFacts>();

/** Less strict than the sandbox's own compiler, which reads the same way: what it says stands there too. */
export function moduleFacts(code: string): ModuleFacts {
  const facts = known.get(code) ?? readModule(code);
  // The one that was asked for last goes last.
  known.delete(code);
  known.set(code, facts);
  const [oldest] = known.keys();
  if (known.size > mostKept && oldest !== undefined) known.delete(oldest);
  return facts;
}

function readModule(code: string): ModuleFacts {
  try {
    const { code: plain, sourceMap } = transform(code, {
      transforms: ["typescript", "jsx", "imports"], jsxRuntime: "automatic", production: true, filePath: moduleName,
      sourceMapOptions: { compiledFilename: moduleName },
    });
    const segments = decodeMappings(sourceMap?.mappings ?? "");
    const parsed = parseScript(plain);
    if ("message" in parsed) return { fault: { ...parsed, ...findOriginal(segments, parsed) }, imports: [], hasDefault: false };
    const imports = listImports(parsed).map(({ name, start }) => {
      const { line, column } = getLineInfo(plain, start);
      return { name, ...findOriginal(segments, { line, column: column + 1 }) };
    });
    return { imports, hasDefault: exportsDefault.test(plain) };
  } catch (error) {
    const fault = syntaxFault(error);
    return { fault: { ...fault, message: fault.message.replace(`Error transforming ${moduleName}: `, "") }, imports: [], hasDefault: false };
  }
}

const moduleName = "module.tsx";

/** Also what may be one: by a computed name, or by CommonJS. */
const exportsDefault = /\bexports\s*\.\s*default\b|["'`]default["'`]|\bmodule\s*\.\s*exports\b|\bexports\s*\[/;

/** A script, because a module's body runs inside a function: `await` at top level is an error. */
function parseScript(code: string): Program | SyntaxFault {
  try {
    return parse(code, { ecmaVersion: "latest", sourceType: "script" });
  } catch (error) {
    return syntaxFault(error);
  }
}
