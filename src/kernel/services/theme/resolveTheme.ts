export interface ThemeWishes {
  readonly permissions: readonly string[];
  readonly stored?: string;
  /** Theme colours that the project offers, the default first (`/info`). */
  readonly offered: readonly string[];
  /** Theme colours that some plugin contributes. */
  readonly known: readonly string[];
}

export interface ResolvedTheme {
  readonly name: string;
  /** What the user may choose; empty when the picker is hidden. */
  readonly available: readonly string[];
  /** Set by permission: no choice counts. */
  readonly isForced: boolean;
  readonly mayChange: boolean;
}

const fallback = "platon.platon";

/** A theme given by permission wins, then the stored one, then the project's default (spec §4 Theme, §6). */
export function resolveTheme({ permissions, stored, offered, known }: ThemeWishes): ResolvedTheme {
  const isKnown = (name: string | undefined): name is string => name !== undefined && (known.length === 0 || known.includes(name));
  const enabled = namesAfter(permissions, "platon.enabledTheme.");
  const choice = [...new Set([...offered, ...enabled])].filter(isKnown);
  const forced = namesAfter(permissions, "platon.activeTheme.").find(isKnown);
  const isHidden = has(permissions, "platon.theme.hidden");
  const mayChange = forced === undefined && !has(permissions, "platon.admin.hidden");
  const name = forced ?? choice.find((one) => one === stored) ?? choice[0] ?? fallback;
  return { name, available: isHidden ? [] : choice, isForced: forced !== undefined, mayChange };
}

const has = (permissions: readonly string[], prefix: string): boolean => permissions.some((one) => one.startsWith(prefix));

const namesAfter = (permissions: readonly string[], prefix: string): string[] =>
  permissions.filter((one) => one.startsWith(prefix)).map((one) => one.slice(prefix.length));
