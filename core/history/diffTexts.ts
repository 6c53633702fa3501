import { diffSequences, type Stretch } from "./diffSequences.ts";

/** A text by its lines, whatever ends them. */
export const diffLines = (before: string, after: string): Stretch<string>[] => diffSequences(linesOf(before), linesOf(after));

const linesOf = (text: string): string[] => (text === "" ? [] : text.replace(/\r\n?/g, "\n").split("\n"));

/** A text by its words, and by what stands between them; the items of a stretch joined are its text. */
export const diffWords = (before: string, after: string): Stretch<string>[] => diffSequences(wordsOf(before), wordsOf(after));

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}\p{M}_'ʼʻ-]+|\s+|[^\p{L}\p{N}\p{M}\s]/gu) ?? [];

/** What became of one member of a list. */
export interface MemberChange {
  readonly kind: "same" | "removed" | "added" | "moved";
  readonly member: string;
}

/** A list by its members: what went, what came, what stands elsewhere now; in the order of the list afterwards, with what went where it stood. */
export function diffMembers(before: readonly string[], after: readonly string[]): MemberChange[] {
  const [was, is] = [new Set(before), new Set(after)];
  return diffSequences(before, after).flatMap(({ kind, items }) =>
    items.flatMap((member): MemberChange[] => {
      if (kind === "removed") return is.has(member) ? [] : [{ kind, member }];
      if (kind === "added" && was.has(member)) return [{ kind: "moved", member }];
      return [{ kind, member }];
    }));
}
