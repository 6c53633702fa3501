import type { ExportQuestion } from "#contract/export.ts";
import type { TableExport } from "#sdk/capabilities/tables.ts";
import type { HttpClient } from "../http/HttpClient.ts";
import { saveAddress } from "./saveAddress.ts";

/** Asks for the ticket of a file of rows; the browser itself fetches it, onto the disk, however large it is. */
export async function startExport(http: HttpClient, resource: string, question: ExportQuestion): Promise<TableExport> {
  const { ticket, rows, taskId } = await http.call("POST export/{resource}/ticket", { params: { resource }, body: question });
  if (taskId !== undefined) return exportByTask(http, taskId, rows);
  const ofTicket = { params: { resource }, query: { ticket } };
  return {
    rows,
    isTask: false,
    save: () => saveAddress({ address: http.address("GET export/{resource}", ofTicket), name: `export.${question.format ?? "xlsx"}` }),
    state: async () => await http.call("GET export/{resource}/ticket", ofTicket),
    cancel: async () => void (await http.call("DELETE export/{resource}/ticket", ofTicket)),
  };
}

/** The server makes it beside, and keeps it for its owner; whoever still waits for it here has it at once. */
function exportByTask(http: HttpClient, id: string, rows: number): TableExport {
  const params = { id };
  let isTaken = false;
  const take = async (name: string): Promise<void> => {
    isTaken = true;
    await http.call("POST tasks/{id}/told", { params });
    const { ticket } = await http.call("POST tasks/{id}/ticket", { params });
    saveAddress({ address: http.address("GET tasks/{id}/result", { params, query: { ticket } }), name });
  };
  return {
    rows,
    isTask: true,
    save: () => undefined,
    state: async () => {
      const { state, done, total, counts, file } = await http.call("GET tasks/{id}", { params });
      if (file && state === "done" && !isTaken) await take(file.name);
      return { state: stateOfTask[state], rows: total ?? rows, written: done, shortened: counts["shortened"] ?? 0 };
    },
    cancel: async () => void (await http.call("DELETE tasks/{id}", { params })),
  };
}

const stateOfTask = { waiting: "issued", running: "running", done: "done", failed: "failed", cancelled: "cancelled", interrupted: "failed" } as const;
