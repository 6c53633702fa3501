import { useEffect, useRef } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import type { OwnMessage } from "#sdk/wire.ts";

export interface Talk {
  /** Undefined of a guest, and until it is here. */
  readonly messages: readonly OwnMessage[] | undefined;
  readonly failure: unknown;
  readonly reload: () => void;
}

/** Milliseconds between two looks at what support answered, while it is shown. */
const pause = 30_000;

/** The user's own messages; nothing of them outlives the user. Asked for again while they are seen, and when they come into sight. */
export function useTalk(isSeen = true): Talk {
  const http = useCapability("http");
  const id = useReadable(useCapability("user").current)?.id;
  const [loaded, reload] = useLoaded(async (signal) => (id === undefined ? undefined : await http.call("GET call24/messages", { signal })), [http, id]);
  const wasSeen = useRef(isSeen);
  useEffect(() => {
    if (isSeen && !wasSeen.current) reload();
    wasSeen.current = isSeen;
    if (!isSeen) return;
    const timer = setInterval(() => document.visibilityState === "visible" && reload(), pause);
    return () => clearInterval(timer);
  }, [reload, isSeen]);
  return { messages: loaded.state === "ready" ? loaded.value : undefined, failure: loaded.state === "failed" ? loaded.failure : undefined, reload };
}
