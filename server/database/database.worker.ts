import { parentPort, workerData } from "node:worker_threads";
import { EmbeddedServer } from "./embedded/EmbeddedServer.ts";
import { initialise } from "./embedded/initialise.ts";
import type { FromWorker, ToWorker, WorkerTask } from "./embedded/workerMessages.ts";

// The worker thread of the embedded database: the only place that loads PGlite and its 230 MB.

const port = parentPort;
if (port === null) throw new Error("database.worker runs as a worker thread only");

const task = workerData as WorkerTask;
const send = (message: FromWorker): void => {
  port.postMessage(message, message instanceof Uint8Array ? [message.buffer as ArrayBuffer] : []);
};

async function serve(): Promise<void> {
  const server = await EmbeddedServer.open(task, send);
  if (server === undefined) return port?.close();
  port?.on("message", (message: ToWorker) => {
    if (message !== "close") return server.receive(message);
    void server.close().then(() => {
      send("done");
      port?.close();
    });
  });
  send("ready");
}

if (task.kind === "serve") {
  await serve();
} else {
  await initialise(task.directory);
  send("done");
  port.close();
}
