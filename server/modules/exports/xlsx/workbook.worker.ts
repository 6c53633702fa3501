import { parentPort } from "node:worker_threads";
import { WorkbookFile } from "./WorkbookFile.ts";
import type { FromWorkbook, ToWorkbook } from "./workbookMessages.ts";

// The thread that writes one workbook: putting xml together and compressing it would keep the server's own thread from
// everybody else for seconds.

const port = parentPort;
if (port === null) throw new Error("workbook.worker runs as a worker thread only");

let file: WorkbookFile | undefined;

async function perform(message: ToWorkbook): Promise<FromWorkbook> {
  if (message.kind === "begin") file = new WorkbookFile(message.layout, message.level);
  if (file === undefined) throw new Error("a workbook begins with its layout");
  if (message.kind === "rows") for (const row of message.rows) file.add(row);
  if (message.kind === "end") await file.end();
  return { bytes: await file.take() };
}

port.on("message", (message: ToWorkbook) => {
  perform(message).then(
    (answer) => port.postMessage(answer, answer.bytes.map(({ buffer }) => buffer as ArrayBuffer)),
    (error: unknown) => {
      // The server sees the thread end, and breaks the file off.
      throw error;
    },
  );
});
