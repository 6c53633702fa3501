import type { CallContext } from "../../http/CallContext.ts";
import { securityHeaders } from "../../http/securityHeaders.ts";
import { contentDisposition } from "../files/index.ts";
import type { ExportRun } from "./ExportRun.ts";
import { streamHeaders, streamOf } from "./streamOf.ts";

interface RunFile {
  readonly name: string;
  readonly type: string;
  /** For the log, where it does not come to its end. */
  readonly brokenOff: { readonly message: string; readonly resource?: string };
}

/** A file as it is written, for whoever saves it. What fails in the middle breaks the transfer off, and the run is over with it. */
export function answerRun({ services, breakOff }: CallContext, run: ExportRun, bytes: AsyncGenerator<Uint8Array>, { name, type, brokenOff: { message, ...more } }: RunFile): Response {
  const stream = streamOf(bytes, {
    cancel: () => run.stop(),
    breakOff,
    end: async (error) => {
      if (error !== undefined && !run.signal.aborted) services.log.error({ err: error, ...more }, message);
      await run.over(error === undefined ? "done" : "failed");
    },
  });
  return new Response(stream, {
    headers: {
      ...securityHeaders,
      ...streamHeaders,
      "content-type": type,
      "content-disposition": contentDisposition("attachment", name),
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "no-store",
      // A proxy that gathers the whole answer would hide that nobody takes it.
      "x-accel-buffering": "no",
    },
  });
}
