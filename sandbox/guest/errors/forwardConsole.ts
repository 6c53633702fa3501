import { RateLimit, type GuestLog, type LogLevel } from "#sandbox/protocol/index.ts";
import { limitsHere } from "../limitsHere.ts";
import { currentRoot } from "../roots/currentRoot.ts";

const levels: Readonly<Record<string, LogLevel>> = {
  debug: "debug",
  log: "info",
  info: "info",
  warn: "warn",
  error: "error",
};

/** What a component writes to its console is shown in the host's, with the component's name. The guard counts the lines once more. */
export function forwardConsole(say: (log: GuestLog) => void): void {
  const write = (level: LogLevel, text: string): void => say({ kind: "log", root: currentRoot(), level, text: text.slice(0, limitsHere().lineLength) });
  const lines = new RateLimit(limitsHere().linesPerSecond, { onDropped: (count) => write("warn", `${count} lines of the console were dropped`) });
  for (const [name, level] of Object.entries(levels)) {
    Object.defineProperty(console, name, {
      value: (...values: unknown[]) => {
        if (lines.allows()) write(level, values.map(describe).join(" "));
      },
      configurable: true,
      writable: true,
    });
  }
}

function describe(value: unknown): string {
  if (typeof value === "string") return value;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (typeof value !== "object" || value === null) return String(value);
  try {
    return JSON.stringify(value).slice(0, limitsHere().lineLength);
  } catch {
    return Object.prototype.toString.call(value);
  }
}
