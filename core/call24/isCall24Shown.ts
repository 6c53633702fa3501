interface PathRule {
  readonly path: string;
  readonly state: "show" | "hide";
}

type Rule = "all" | readonly PathRule[];

/** Where somebody is. */
export interface Call24Place {
  /** `/tables/cities`, without the query. */
  readonly path: string;
  readonly isSignedIn: boolean;
  /** They skip the rules (spec §6). */
  readonly isAdministrator: boolean;
}

/**
 * Whether the support widget is shown (D54): on the landing page by the rule `main`, below `/public/` and to guests by `public`, otherwise by
 * `private`. A rule that is not there shows nothing; administrators are shown nothing.
 * @param rules what the project says, whatever it is
 * @example isCall24Shown({ private: [{ path: "/forms/**", state: "hide" }] }, { path: "/tables/cities", isSignedIn: true, isAdministrator: false }) // true
 */
export function isCall24Shown(rules: unknown, { path, isSignedIn, isAdministrator }: Call24Place): boolean {
  if (isAdministrator || typeof rules !== "object" || rules === null) return false;
  const place = path.replace(/(.)\/+$/, "$1");
  const name = !isSignedIn && place === "/" ? "main" : !isSignedIn || place.startsWith("/public/") ? "public" : "private";
  const rule = (rules as Readonly<Record<string, Rule | undefined>>)[name];
  if (rule === "all") return true;
  if (!Array.isArray(rule)) return false;
  const said = rule as readonly PathRule[];
  const decided = said.find((one) => fits(one.path, place));
  return decided ? decided.state === "show" : said.length > 0 && said.every(({ state }) => state === "hide");
}

/** `*` stands for a part of a path or a piece of it, `**` for any. */
function fits(glob: string, path: string): boolean {
  const parts = (glob.startsWith("/") ? glob : `/${glob}`).split(/(\*+)/);
  const source = parts.map((part) => (/^\*\*+$/.test(part) ? ".*" : part === "*" ? "[^/]*" : part.replace(/[^\w/-]/g, "\\$&"))).join("");
  return new RegExp(`^${source}/?$`, "u").test(path);
}
