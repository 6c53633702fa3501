import type { RealmLimits } from "#core/limits/realmLimits.ts";
import { isRootId, type RootId } from "./ids.ts";
import { isPlainRecord, parseJson } from "./plainData.ts";

/** A place in the author's code: path as in {@link ModuleText}, line from 1, column from 1, both of the compiled text. */
export interface Frame {
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

/** When it failed: while its module ran, while React rendered it, or later (handlers, timers, rejections). */
export const errorPhases = ["load", "render", "later"] as const;
export type ErrorPhase = (typeof errorPhases)[number];

/** `root` is 0 when the guest cannot tell whose it is. */
export interface GuestError {
  readonly kind: "error";
  readonly root: RootId | 0;
  readonly phase: ErrorPhase;
  readonly message: string;
  readonly frames: readonly Frame[];
}

export const logLevels = ["debug", "info", "warn", "error"] as const;
export type LogLevel = (typeof logLevels)[number];

/** What a component wrote to its console. */
export interface GuestLog {
  readonly kind: "log";
  readonly root: RootId | 0;
  readonly level: LogLevel;
  readonly text: string;
}

/** What a guest says besides operations, pongs and SDK calls (channel `m`). */
export type GuestMessage = ReadyMessage | DoneMessage | GuestError | GuestLog | SizeMessage | FullMessage;

/** The realm can be given work. */
export interface ReadyMessage {
  readonly kind: "ready";
}

/** A `provide`, `load` or `mount` has ended. `hasDefault` (of a load): one of its modules exports a component. */
export interface DoneMessage {
  readonly kind: "done";
  readonly request: number;
  readonly isOk: boolean;
  readonly hasDefault: boolean;
}

/** How high a frame realm's component is, in CSS pixels. */
export interface SizeMessage {
  readonly kind: "size";
  readonly height: number;
}

/** The realm holds more memory than it may: what a frame's document holds, or the buffers of a worker. */
export interface FullMessage {
  readonly kind: "full";
}

/** Most frames of an error that are kept. */
const maxFrames = 20;

/**
 * Reads the body of channel `m`; texts are cut to the length of a line.
 * @returns undefined when the realm has to end
 */
export function readGuestMessage(body: string, limits: RealmLimits): GuestMessage | undefined {
  const value = parseJson(body);
  if (!isPlainRecord(value)) return undefined;
  switch (value.kind) {
    case "ready":
    case "full":
      return { kind: value.kind };
    case "done":
      return readDone(value);
    case "error":
      return readError(value, limits);
    case "log":
      return readLog(value, limits);
    case "size":
      return isCount(value.height) ? { kind: "size", height: value.height } : undefined;
    default:
      return undefined;
  }
}

function readDone({ request, isOk, hasDefault }: Readonly<Record<string, unknown>>): DoneMessage | undefined {
  if (!isCount(request) || typeof isOk !== "boolean" || typeof hasDefault !== "boolean") return undefined;
  return { kind: "done", request, isOk, hasDefault };
}

function readError({ root, phase, message, frames }: Readonly<Record<string, unknown>>, { lineLength }: RealmLimits): GuestError | undefined {
  if (root !== 0 && !isRootId(root)) return undefined;
  if (!errorPhases.includes(phase as ErrorPhase) || typeof message !== "string" || !Array.isArray(frames)) return undefined;
  const places = frames.slice(0, maxFrames).map(readFrame).filter((frame) => frame !== undefined);
  return { kind: "error", root, phase: phase as ErrorPhase, message: message.slice(0, lineLength), frames: places };
}

function readLog({ root, level, text }: Readonly<Record<string, unknown>>, { lineLength }: RealmLimits): GuestLog | undefined {
  if (root !== 0 && !isRootId(root)) return undefined;
  if (!logLevels.includes(level as LogLevel) || typeof text !== "string") return undefined;
  return { kind: "log", root, level: level as LogLevel, text: text.slice(0, lineLength) };
}

function readFrame(value: unknown): Frame | undefined {
  if (!isPlainRecord(value)) return undefined;
  const { path, line, column } = value;
  if (typeof path !== "string" || path.length > 500 || !isCount(line) || !isCount(column)) return undefined;
  return { path, line, column };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
