import Type, { type Static } from "typebox";

/** A page of the project's help and those below it (D52). */
export const InstructionItem = Type.Cyclic(
  {
    InstructionItem: Type.Object({
      id: Type.String(),
      key: Type.String(),
      title: Type.String(),
      children: Type.Array(Type.Ref("InstructionItem")),
    }),
  },
  "InstructionItem",
);

/** `title` comes in the caller's language; `key` is the page's address. */
export interface InstructionItem {
  id: string;
  key: string;
  title: string;
  children: InstructionItem[];
}

/** A page as one caller reads it. */
export const Instruction = Type.Object({
  id: Type.String(),
  key: Type.String(),
  title: Type.String(),
  /** Markdown. */
  content: Type.String(),
});
export type Instruction = Static<typeof Instruction>;

/** A page that search found: its titles from the outermost on, and what stands around the first place. */
export const FoundInstruction = Type.Object({
  key: Type.String(),
  titles: Type.Array(Type.String(), { minItems: 1 }),
  excerpt: Type.String(),
});
export type FoundInstruction = Static<typeof FoundInstruction>;

/** What is looked for: every word of it, in any order. */
export const SoughtInstructions = Type.Object({ q: Type.String({ minLength: 1, maxLength: 200 }) });
