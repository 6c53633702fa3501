import type { SourceTree } from "./SourceTree.mjs";
export function inputsOf(tree: SourceTree, path: string): Set<string>;
