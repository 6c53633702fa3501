export interface Stage {
  name: string;
  title: string;
  command: string[];
  isStatic?: boolean;
  needs?: string[];
  report?: { kind: "vitest" | "playwright"; path: string };
}
export function runStages(stages: Stage[], options: { ci: boolean }): Promise<0 | 1>;
