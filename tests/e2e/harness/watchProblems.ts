import type { BrowserContext, ConsoleMessage } from "@playwright/test";

export interface ProblemWatch {
  /** Problems that match one of the patterns are provoked by the test and do not fail it. */
  expect(patterns: RegExp[]): void;
  /** Everything that went wrong so far, expected or not, oldest first. */
  all(): string[];
  /** What went wrong and was not expected. */
  unexpected(): string[];
  /** Begins anew, for the next test. */
  forget(): void;
}

/**
 * Collects what must not happen on any page of a browser context: errors and warnings on the console, reports of the
 * Content-Security-Policy (pages and their frames), uncaught errors and unhandled rejections.
 */
export async function watchProblems(context: BrowserContext): Promise<ProblemWatch> {
  const problems: string[] = [];
  const expected: RegExp[] = [];
  context.on("console", (message) => void addMessage(message, problems));
  context.on("weberror", (webError) => problems.push(`[uncaught] ${describe(webError.error())}`));
  await context.addInitScript(reportViolations);
  return {
    expect: (patterns) => void expected.push(...patterns),
    all: () => [...problems],
    unexpected: () => problems.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
    forget: () => [problems, expected].forEach((list) => list.splice(0)),
  };
}

function addMessage(message: ConsoleMessage, problems: string[]): void {
  const type = message.type();
  if (type !== "error" && type !== "warning") return;
  // Said by Playwright itself, where the configuration blocks them.
  if (message.text() === "Service Worker registration blocked by Playwright") return;
  const { url, lineNumber } = message.location();
  problems.push(`[console ${type}] ${message.text()} (${url}:${lineNumber})`);
}

/** Runs in every document before its own code. The policy's own console line may name less than its event does. */
function reportViolations(): void {
  document.addEventListener("securitypolicyviolation", (event) => {
    const place = `${event.sourceFile}:${event.lineNumber}`;
    console.error(`[csp] ${event.effectiveDirective} refused ${event.blockedURI} in ${event.documentURI} (${place})`);
  });
}

function describe(error: Error | undefined): string {
  return error?.stack ?? String(error);
}
