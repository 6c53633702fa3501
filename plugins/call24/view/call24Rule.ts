export const call24Places = ["main", "public", "private"] as const;
export type Call24Place = (typeof call24Places)[number];

export interface PathRule {
  readonly path: string;
  readonly state: "show" | "hide";
}

/** Nowhere, everywhere, or what paths say. */
export type Call24Rule = "none" | "all" | readonly PathRule[];

export type Call24RuleSet = Readonly<Record<Call24Place, Call24Rule>>;

/** What the settings say, whatever it is. */
export function readRules(call24: unknown): Call24RuleSet {
  const said = (call24 ?? {}) as Readonly<Record<string, unknown>>;
  const rule = (place: Call24Place): Call24Rule => (said[place] === "all" ? "all" : Array.isArray(said[place]) ? (said[place] as PathRule[]) : "none");
  return { main: rule("main"), public: rule("public"), private: rule("private") };
}

/** For the settings: lines without a path are none, and what they say beside the rules stays. */
export function writeRules(call24: unknown, rules: Call24RuleSet): Readonly<Record<string, unknown>> | null {
  const others = Object.entries((call24 ?? {}) as object).filter(([name]) => !call24Places.some((place) => place === name));
  const said = call24Places.flatMap((place) => {
    const rule = typeof rules[place] === "string" ? rules[place] : rules[place].map(({ path, state }) => ({ path: path.trim(), state })).filter(({ path }) => path !== "");
    return rule === "none" ? [] : [[place, rule] as const];
  });
  return others.length + said.length === 0 ? null : Object.fromEntries([...said, ...others]);
}
