import type { Instruction, InstructionItem } from "#contract/instruction.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { Routes } from "../../http/Routes.ts";
import { findPages } from "./findPages.ts";
import { readablePages, type ReadPage } from "./readable.ts";

/** The project's help (D52): everybody who signs in reads it, page by page as permissions say. */
export const instructionRoutes: Routes<"GET instructions" | "GET instructions/{name}" | "GET found/instructions"> = {
  "GET instructions": async (context): Promise<InstructionItem[]> => (await readablePages(context)).map(presentItem),
  "GET instructions/{name}": async (context, { params }): Promise<Instruction> => {
    const page = pageCalled(await readablePages(context), params.name);
    if (!page) throw new CallFailure("not_found");
    const { id, key, title, content } = page;
    return { id, key, title, content };
  },
  "GET found/instructions": async (context, { query }) => findPages(await readablePages(context), query.q),
};

const presentItem = ({ id, key, title, children }: ReadPage): InstructionItem => ({ id, key, title, children: children.map(presentItem) });

function pageCalled(pages: readonly ReadPage[], name: string): ReadPage | undefined {
  for (const page of pages) {
    const found = page.key === name ? page : pageCalled(page.children, name);
    if (found) return found;
  }
  return undefined;
}
