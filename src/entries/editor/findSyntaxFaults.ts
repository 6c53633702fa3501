import { packages } from "@babel/standalone";

/** The line from 1, the column from 0. */
export interface SyntaxFault {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

interface Script {
  readonly text: string;
  readonly isTyped: boolean;
  /** JSX may stand in it. */
  readonly isMarkup: boolean;
}

/** All that Babel's parser finds; it goes on after what it can go on after. */
export function findSyntaxFaults({ text, isTyped, isMarkup }: Script): SyntaxFault[] {
  const plugins = [...(isTyped ? ["typescript"] : []), ...(isMarkup ? ["jsx"] : [])];
  try {
    return packages.parser.parse(text, { sourceType: "module", errorRecovery: true, plugins }).errors.map(faultOf);
  } catch (failure) {
    return [faultOf(failure)];
  }
}

/** Babel ends its message with the place. */
function faultOf(failure: unknown): SyntaxFault {
  const { message, loc } = failure as { readonly message: string; readonly loc?: { readonly line: number; readonly column: number } };
  return { line: loc?.line ?? 1, column: loc?.column ?? 0, message: message.replace(/\s*\(\d+:\d+\)\s*$/, "") };
}
