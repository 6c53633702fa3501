export interface Mutation {
  readonly zone: string;
  readonly rule: string;
  readonly what: string;
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  readonly tests: readonly string[];
}
export function isLeft(path: string): boolean;
export function readMutations(root: string): Mutation[];
export function rowOf(mutation: Pick<Mutation, "rule" | "what" | "file">): string;
export function readAnswers(root: string): Map<string, string>;
