import { channels, writeEvaluation, type EvaluateMessage, type GuestMessage, type HostMessage } from "#sandbox/protocol/index.ts";
import { connectHost, type HostConnection } from "../connectHost.ts";
import { removeDoors } from "../dom/removeDoors.ts";
import { watchBuffers } from "../memory/watchBuffers.ts";
import { ProgramRunner } from "./ProgramRunner.ts";

/** The expression realm's program: no document, no React, only functions over columns of cells (X13). */
removeDoors();
const runner = new ProgramRunner();
let host: HostConnection | undefined;

connectHost({
  onMessage: hear,
  onConnected: (connection) => {
    host = connection;
    say({ kind: "ready" });
  },
  onPing: watchBuffers(() => say({ kind: "full" })),
});

function hear(message: HostMessage): void {
  if (message.kind === "program") runner.provide(message);
  if (message.kind === "evaluate") void evaluate(message);
}

async function evaluate(message: EvaluateMessage): Promise<void> {
  // Before foreign code runs: it names the program of a loop.
  host?.say(channels.enter, String(message.program));
  try {
    host?.say(channels.result, writeEvaluation(await runner.evaluate(message)));
  } catch (failure) {
    const { batch } = message;
    const failures = [{ cell: 0, message: String(failure).slice(0, 400), line: 0, column: 0 }];
    host?.say(channels.result, writeEvaluation({ batch, values: "[null]", count: 1, failures, isLate: true }));
  }
}

function say(message: GuestMessage): void {
  host?.say(channels.message, JSON.stringify(message));
}
