import { parse } from "acorn";
import { syntaxFault, type SyntaxFault } from "./syntaxFault.ts";

/** What is wrong with compiled code, if anything. A script, because a module's body runs inside a function: `await` at top level is an error. */
export function scriptFault(code: string): SyntaxFault | undefined {
  try {
    parse(code, { ecmaVersion: "latest", sourceType: "script" });
    return undefined;
  } catch (error) {
    return syntaxFault(error);
  }
}
