export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Record<string, string | undefined>;
  readonly isRoot: boolean;
  readonly exists: (path: string) => boolean;
  readonly isExecutable: (path: string) => boolean;
  readonly playwrightPath: () => string | undefined;
  /** True when the command succeeded. */
  readonly run: (command: string, args: string[], timeout: number) => boolean;
}
/** @param machine this one, unless given */
export function findBrowser(machine?: Machine): string;
export function browserFlags(): string[];
export function systemCandidates(platform?: NodeJS.Platform, env?: Record<string, string | undefined>): string[];
