import { describeError } from "./describeError.ts";
import { takeHandover, type GuestOutcome } from "./Handover.ts";
import { NotPlain, toPlain } from "./toPlain.ts";

// Runs in a fresh QuickJS before the program, and makes what a program may call: `console` and `refuse`. It protects
// nothing: a program that breaks it breaks its own run, and the host believes none of it.

const handover = takeHandover();
const { log, depth = 0, logLine, logLines = 0 } = handover;
const { parse, stringify } = JSON;
let outcome: GuestOutcome = { kind: "pending" };

class Refusal {
  readonly fields: unknown;

  constructor(fields: unknown) {
    this.fields = fields;
  }
}

function fail(error: unknown): void {
  if (error instanceof Refusal) outcome = { kind: "refused", fields: error.fields };
  else if (error instanceof NotPlain) outcome = { kind: "notPlain", path: error.path.slice(0, 200) };
  else outcome = describeError(error);
}

function conclude(value: unknown): void {
  try {
    outcome = { kind: "value", value: toPlain(value, depth) };
  } catch (error) {
    fail(error);
  }
}

handover.start = (program, input) => {
  const exports: Record<string, unknown> = {};
  try {
    program(exports, (name) => {
      throw new Error(`a program has no modules: "${name}"`);
    });
    const main = exports["default"];
    if (typeof main !== "function") throw new TypeError("a program exports a function by default");
    const answer: unknown = main(parse(input));
    // Whether it is a promise of this realm or whatever has a `then`: awaiting is the same.
    if (typeof answer === "object" && answer !== null && "then" in answer) Promise.resolve(answer).then(conclude, fail);
    else conclude(answer);
  } catch (error) {
    fail(error);
  }
};

handover.outcome = () => stringify(outcome);

let linesLeft = logLines;

function write(...parts: unknown[]): void {
  if (linesLeft === 0) return;
  linesLeft -= 1;
  log?.(parts.map(toLine).join(" ").slice(0, logLine));
}

function toLine(part: unknown): string {
  if (typeof part !== "object" || part === null || part instanceof Error) return String(part);
  try {
    return stringify(part);
  } catch {
    return String(part);
  }
}

Object.assign(globalThis, {
  console: { log: write, info: write, warn: write, error: write, debug: write },
  refuse: (fields: unknown): never => {
    throw new Refusal(toPlain(fields, 2));
  },
});
