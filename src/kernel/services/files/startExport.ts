import type { ExportQuestion } from "#contract/export.ts";
import type { TableExport } from "#sdk/capabilities/tables.ts";
import type { HttpClient } from "../http/HttpClient.ts";
import { saveAddress } from "./saveAddress.ts";

/** Asks for the ticket of a file of rows; the browser itself fetches it, onto the disk, however large it is. */
export async function startExport(http: HttpClient, resource: string, question: ExportQuestion): Promise<TableExport> {
  const { ticket, rows } = await http.call("POST export/{resource}/ticket", { params: { resource }, body: question });
  const ofTicket = { params: { resource }, query: { ticket } };
  return {
    rows,
    save: () => saveAddress({ address: http.address("GET export/{resource}", ofTicket), name: `export.${question.format ?? "xlsx"}` }),
    state: async () => await http.call("GET export/{resource}/ticket", ofTicket),
    cancel: async () => void (await http.call("DELETE export/{resource}/ticket", ofTicket)),
  };
}
