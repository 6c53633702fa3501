import { parentPort } from "node:worker_threads";
import { DocumentFailed } from "#core/documents/DocumentFault.ts";
import type { DocumentAnswer, DocumentOrder } from "./DocumentOrder.ts";
import { makeDocument } from "./makeDocument.ts";

// The thread that makes documents: filling and setting type would keep the server's own thread from everybody else, and
// what a template asks for is held by this thread's memory and time.

const port = parentPort;
if (port === null) throw new Error("documents.worker runs as a worker thread only");

async function answerOrder(order: DocumentOrder): Promise<DocumentAnswer> {
  try {
    return { bytes: new Uint8Array(await makeDocument(order, new URL("./", import.meta.url))) };
  } catch (error) {
    if (error instanceof DocumentFailed) return { fault: error.fault };
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

port.on("message", (order: DocumentOrder) => {
  void answerOrder(order).then((answer) => port.postMessage(answer));
});
