import { setTimeout as sleep } from "node:timers/promises";
import type { ImportAnswer } from "#contract/import.ts";
import { call, readAnswer } from "../../../tests/integration/harness/call.ts";
import { EventReader } from "../../../tests/integration/server/EventReader.ts";

export interface Imported {
  /** From sending the file until its owner hears that it is over. */
  readonly seconds: number;
  readonly inserted: number;
  readonly updated: number;
  /** The longest time in milliseconds between two words of how far it is that its owner's tab heard. */
  readonly longestSilence: number;
  /** By how many milliseconds, at most, the tab heard later of it than one that asks all the time; 0 unless somebody did. */
  readonly latest: number;
}

interface Asked {
  /** Beside hearing of it, how far it is is asked for all the time. */
  readonly isAsked?: boolean;
}

/** Between two questions. */
const pause = 20;

type Heard = ReadonlyMap<string, number>;

/** Sends a file that goes in by a task, and hears of it as its owner's tab does. */
export async function importFile(server: { readonly url: string }, token: string, file: string, { isAsked = false }: Asked = {}): Promise<Imported> {
  const events = await EventReader.open(server, token);
  try {
    const start = performance.now();
    const id = await send(server, token, file);
    const asking = isAsked ? untilSeen(server, token, id) : Promise.resolve(new Map<string, number>());
    const heard = await untilHeard(events, id);
    const seconds = (performance.now() - start) / 1_000;
    const seen = await asking;
    const { data } = await call(server, "GET tasks/{id}", { params: { id }, token });
    if (data.state !== "done") throw new Error(`the import ended as ${data.state}: ${JSON.stringify(data.failure)}`);
    return { seconds, inserted: data.counts["inserted"] ?? 0, updated: data.counts["updated"] ?? 0, longestSilence: silenceOf(heard), latest: latenessOf(heard, seen) };
  } finally {
    events.close();
  }
}

async function send({ url }: { readonly url: string }, token: string, file: string): Promise<string> {
  const body = new FormData();
  body.set("file", new Blob([file]), "places.csv");
  const answer = await readAnswer<ImportAnswer>(await fetch(`${url}/api/import/places`, { method: "POST", body, headers: { authorization: `Bearer ${token}` } }));
  if (answer.data.taskId === undefined) throw new Error(`no task: ${answer.status} ${answer.body.message}`);
  return answer.data.taskId;
}

const isOver = (state: string): boolean => state !== "waiting" && state !== "running";
const stepOf = ({ state, done }: { readonly state: string; readonly done: number }): string => (isOver(state) ? "over" : `${state} ${done}`);

async function untilHeard(events: EventReader, id: string): Promise<Heard> {
  const heard = new Map<string, number>();
  for (let from = 0; !heard.has("over"); from += 1) {
    await events.until(() => events.events.length > from);
    const event = events.events[from];
    if (event?.kind === "task" && event.taskId === id && !heard.has(stepOf(event))) heard.set(stepOf(event), performance.now());
  }
  return heard;
}

async function untilSeen(server: { readonly url: string }, token: string, id: string): Promise<Heard> {
  const seen = new Map<string, number>();
  while (!seen.has("over")) {
    const { data } = await call(server, "GET tasks/{id}", { params: { id }, token });
    if (!seen.has(stepOf(data))) seen.set(stepOf(data), performance.now());
    await sleep(pause);
  }
  return seen;
}

function silenceOf(heard: Heard): number {
  const times = [...heard].filter(([step]) => step.startsWith("running") && step !== "running 0").map(([, at]) => at);
  return Math.max(0, ...times.slice(1).map((at, index) => at - (times[index] ?? at)));
}

const latenessOf = (heard: Heard, seen: Heard): number => Math.max(0, ...[...seen].map(([step, at]) => (heard.get(step) ?? at) - at));
