import type { Routes } from "../../http/Routes.ts";
import { openEventStream } from "./openEventStream.ts";
import type { RecordSight } from "./RecordSight.ts";

export type { EventHub, RecordEvent, StoredEvent } from "./EventHub.ts";
export { countOpenStreams } from "./openEventStream.ts";
export { openEventHub } from "./openEventHub.ts";
export type { RecordSight, SeenThrough } from "./RecordSight.ts";

export const eventRoutes = (sight: RecordSight): Routes<"GET events"> => ({
  "GET events": (context, { query }) => {
    const after = query.after === undefined ? undefined : Number(query.after);
    return Promise.resolve(openEventStream(context, { after, sight }));
  },
});
