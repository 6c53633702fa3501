import Type, { type Static } from "typebox";
import { closed, optional, text } from "../schemaParts.ts";

const Rule = () => optional(Type.Union([
  Type.Literal("all"),
  /** The first whose path fits decides; `*` stands for a part of a path, `**` for any. Where none shows, all others are shown. */
  Type.Array(Type.Object({ path: text(200), state: Type.Union([Type.Literal("show"), Type.Literal("hide")]) }, closed), { maxItems: 200 }),
]));

/** Where people are offered to write to support (D54): on the landing page, on public pages, and where one is signed in. */
export const Call24Text = Type.Object({ main: Rule(), public: Rule(), private: Rule() });
export type Call24Text = Static<typeof Call24Text>;
