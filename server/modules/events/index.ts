import type { Routes } from "../../http/Routes.ts";
import { openEventStream } from "./openEventStream.ts";
import type { SeeRecord } from "./visibleEvent.ts";
export type { SeenThrough } from "./visibleEvent.ts";

export type { EventHub, RecordEvent, StoredEvent } from "./EventHub.ts";
export { countOpenStreams } from "./openEventStream.ts";
export { openEventHub } from "./openEventHub.ts";

export const eventRoutes = (canSeeRecord: SeeRecord): Routes<"GET events"> => ({
  "GET events": (context, { query }) => {
    const after = query.after === undefined ? undefined : Number(query.after);
    return Promise.resolve(openEventStream(context, { after, canSeeRecord }));
  },
});
