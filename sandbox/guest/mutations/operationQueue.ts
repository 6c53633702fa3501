import type { Operation } from "#sandbox/protocol/index.ts";
import { limitsHere } from "../limitsHere.ts";

/** Room for the frame of a batch around its operations. */
const frame = 64;

let waiting: Operation[] = [];
let isScheduled = false;
let ack = 0;
let send: (body: string) => void = () => undefined;
const afterFlush: (() => void)[] = [];

/** Where batches go; set once, when the realm is connected. */
export function setBatchSender(sender: (body: string) => void): void {
  send = sender;
}

/** Runs at each flush, before ids of removed nodes could be met again. */
export function onFlush(callback: () => void): void {
  afterFlush.push(callback);
}

/** Adds an operation; all of one task's microtasks travel together. */
export function enqueue(operation: Operation): void {
  waiting.push(operation);
  if (isScheduled) return;
  isScheduled = true;
  queueMicrotask(flushOperations);
}

/** Takes back an operation that has become needless. */
export function withdraw(operation: Operation): void {
  waiting = waiting.filter((other) => other !== operation);
}

/** What was said so far answers the events up to the one before `seq`; what follows has seen `seq`. */
export function acknowledge(seq: number): void {
  flushOperations();
  ack = seq;
}

/** Sends what waits, in pieces that keep the limit of one message. */
export function flushOperations(): void {
  isScheduled = false;
  const operations = waiting;
  waiting = [];
  for (const callback of afterFlush) callback();
  const room = limitsHere().operationsLength - frame;
  let parts: string[] = [];
  let length = 0;
  for (const operation of operations) {
    const text = JSON.stringify(operation);
    if (text.length > room) {
      // The component's own console.
      globalThis.console.warn(`a change of ${text.length} characters was left out: one message has room for ${room}`);
      continue;
    }
    if (length + text.length + 1 > room) {
      sendParts(parts);
      parts = [];
      length = 0;
    }
    parts.push(text);
    length += text.length + 1;
  }
  sendParts(parts);
}

function sendParts(parts: readonly string[]): void {
  if (parts.length > 0) send(`{"ack":${ack},"operations":[${parts.join(",")}]}`);
}
