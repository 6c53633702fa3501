import type { ServerEvent } from "#contract/serverEvent.ts";
import { toDisposable, type Disposable } from "#sdk/plugin/Disposable.ts";
import type { StreamMessage } from "../http/parseEventStream.ts";
import { readEventStream } from "../http/readEventStream.ts";
import type { Log } from "../log/Log.ts";
import { pause } from "../state/pause.ts";
import type { EventRelay } from "./EventRelay.ts";

export interface ServerEventsOptions {
  /** Address and headers of the stream behind the event `after`. */
  readonly request: (after: string | undefined) => { url: string; headers: Headers };
  /** The stream was refused by 401: makes a token that works, or throws. */
  readonly renewToken: () => Promise<unknown>;
  /** The event behind which a tab begins that has heard none. */
  readonly firstEventId: () => string | undefined;
  readonly relay: EventRelay;
  readonly onEvent: (event: ServerEvent) => void;
  readonly log: Log;
}

export interface FollowedEvents extends Disposable {
  /** Reads no more because the document is about to go: as long as it is there, no other tab reads in its place. */
  leave(): void;
}

const lockName = "platon_server_events_leader";
const firstPause = 1_000;
const longestPause = 30_000;

/**
 * The server's events in every tab (D10): the tab that holds the lock reads the stream and relays to the others. When it
 * closes, the next one goes on behind the last event that it heard.
 */
export function followServerEvents(options: ServerEventsOptions): FollowedEvents {
  const end = new AbortController();
  let isLeaving = false;
  let after = options.firstEventId();
  const take = (event: ServerEvent): void => {
    after = event.id;
    options.onEvent(event);
  };
  const hearing = options.relay.hear(take);
  const lead = async (): Promise<void> => {
    await readForEver(options, end.signal, {
      after: () => after,
      take: (event) => {
        options.relay.tell(event);
        take(event);
      },
    });
    // The lock goes with the document: another tab would ask with a token that is just being ended.
    if (isLeaving) await new Promise(() => undefined);
  };
  void becomeLeader(end.signal, lead).catch((failure: unknown) => options.log.error(failure));
  const stop = (): void => {
    end.abort();
    hearing.dispose();
  };
  const leave = (): void => {
    isLeaving = true;
    stop();
  };
  return { ...toDisposable(stop), leave };
}

async function becomeLeader(signal: AbortSignal, lead: () => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  // Without locks (plain http beyond loopback, D12) every tab reads for itself.
  await (locks ? locks.request(lockName, { signal }, lead) : lead());
}

interface Position {
  readonly after: () => string | undefined;
  readonly take: (event: ServerEvent) => void;
}

async function readForEver(options: ServerEventsOptions, signal: AbortSignal, position: Position): Promise<void> {
  let wait = firstPause;
  while (!signal.aborted) {
    const heard = await readOnce(options, signal, position);
    wait = heard ? firstPause : Math.min(wait * 2, longestPause);
    await pause(wait, signal);
  }
}

/** True when the stream was open, so that the next try comes soon. */
async function readOnce(options: ServerEventsOptions, signal: AbortSignal, position: Position): Promise<boolean> {
  try {
    const onMessage = (message: StreamMessage): void => position.take(toEvent(message));
    const status = await readEventStream({ ...options.request(position.after()), signal, onMessage });
    // 403: a second factor is needed, and the next call says so.
    if (status === 401 || status === 403) await options.renewToken();
    return status < 400;
  } catch (failure) {
    // A broken line is everyday; the next try says whether the server is back.
    if (failure instanceof SyntaxError) options.log.error(failure);
    return false;
  }
}

function toEvent(message: StreamMessage): ServerEvent {
  return { ...(JSON.parse(message.data) as ServerEvent), id: message.id };
}
