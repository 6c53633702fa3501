import type { Stage } from "./runStages.mjs";
import type { SourceTree } from "./SourceTree.mjs";

export type Hashes = Readonly<Record<string, string>>;
export interface StageResult {
  readonly failed: number;
  readonly files?: { readonly passed: readonly string[]; readonly others: readonly string[] };
}
export function hashInputs(tree: SourceTree, stages: readonly Stage[]): Hashes;
export function changedStages(stages: readonly Stage[], hashes: Hashes, passed: Hashes): Stage[];
export function withResult(passed: Hashes, hashes: Hashes, stage: Stage, result: StageResult): Hashes;
