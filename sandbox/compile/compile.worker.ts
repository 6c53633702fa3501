import { compileSource, type Source } from "./compileSource.ts";

/** One request at a time: the host ends a worker that takes too long together with what it was doing. */
self.onmessage = ({ data }: MessageEvent<Source>) => {
  self.postMessage(compileSource(data));
};
