import type { GuestOutcome } from "./Handover.ts";

const longest = 2_000;

/** What was thrown, as text: reading it may throw again, as everything of a program's may. */
export function describeError(error: unknown): GuestOutcome {
  try {
    if (typeof error !== "object" || error === null) return thrown("Error", String(error), "");
    const { name, message, stack } = error as Partial<Error>;
    return thrown(String(name ?? "Error"), String(message ?? ""), String(stack ?? ""));
  } catch {
    return thrown("Error", "", "");
  }
}

const thrown = (name: string, message: string, stack: string): GuestOutcome => ({
  kind: "thrown", name: name.slice(0, 100), message: message.slice(0, longest), stack: stack.slice(0, longest),
});
