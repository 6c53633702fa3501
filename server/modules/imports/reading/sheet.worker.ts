import { parentPort } from "node:worker_threads";
import type { ReadRow } from "./Cell.ts";
import { readFile, type OpenedFile } from "./readFile.ts";
import { ReadingFailure } from "./ReadingFailure.ts";
import type { FromSheet, ToSheet } from "./sheetMessages.ts";

// The thread that reads one file: whatever it holds, the server's own thread goes on, and ends this one where it takes too much.

const port = parentPort;
if (port === null) throw new Error("sheet.worker runs as a worker thread only");

let file: OpenedFile | undefined;

async function perform(message: ToSheet): Promise<FromSheet> {
  if (message.kind === "open") {
    file = await readFile(message.path, message.choice);
    return { kind: "found", found: file.found };
  }
  const rows: readonly ReadRow[] = (await file?.rows.next())?.value ?? [];
  const { width } = message;
  return { kind: "rows", rows: rows.map((row) => (width === undefined || row.cells.length <= width ? row : { ...row, cells: row.cells.slice(0, width) })) };
}

port.on("message", (message: ToSheet) => {
  perform(message).then(
    (answer) => port.postMessage(answer),
    (error: unknown) => {
      // What a library says of a broken file is for nobody.
      const { code, params } = error instanceof ReadingFailure ? error : new ReadingFailure("import_unreadable");
      port.postMessage({ kind: "failed", code, params } satisfies FromSheet);
    },
  );
});
