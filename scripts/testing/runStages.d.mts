import type { StageResult } from "./changes.mjs";

export interface Stage {
  name: string;
  title: string;
  command: string[];
  isStatic?: boolean;
  needs?: string[];
  tests?: RegExp;
  report?: { kind: "vitest" | "playwright"; path: string };
}
export interface RunOptions {
  ci: boolean;
  onResult?: (stage: Stage, result: StageResult) => void;
}
export function runStages(stages: Stage[], options: RunOptions): Promise<0 | 1>;
