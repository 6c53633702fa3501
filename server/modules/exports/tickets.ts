import { createHash, randomBytes } from "node:crypto";
import type { ExportQuestion, ExportState } from "#contract/export.ts";
import type { ExportTicketRow } from "../../database/schema/ExportTicketRow.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { callerOf } from "../../http/callerOf.ts";

/** Milliseconds (D5). */
const ticketLife = 60_000;

const hashOf = (ticket: string): string => createHash("sha256").update(ticket).digest("base64url");

interface Issued<Question> {
  readonly resource: string;
  readonly question: Question;
  readonly rows: number;
}

export async function issueExportTicket(context: CallContext, { resource, question, rows }: Issued<object>): Promise<string> {
  const ticket = randomBytes(32).toString("base64url");
  const now = context.services.now();
  await context.services.database.sql.insertInto("platon.export_tickets").values({
    id: hashOf(ticket), project_id: context.project.id, session_id: callerOf(context).sessionId, resource, rows,
    question: JSON.stringify(question), created_at: now.toISOString(), expires_at: new Date(now.getTime() + ticketLife).toISOString(),
  }).execute();
  return ticket;
}

/** A ticket that was used, with the context of whose it is. */
export interface UsedTicket<Question> extends Issued<Question> {
  readonly id: string;
  readonly context: CallContext;
}

/**
 * Uses up a ticket; what its owner may export is asked anew.
 * @throws CallFailure `unauthenticated` when it is none of ours, used, too old, of another resource or project, somebody else's,
 * or its session has ended or looks as another user
 */
export async function useExportTicket<Question = ExportQuestion>(context: CallContext, resource: string, ticket: string): Promise<UsedTicket<Question>> {
  const id = hashOf(ticket);
  const used = await context.services.database.sql
    .updateTable("platon.export_tickets")
    .set({ state: "running" })
    .where("id", "=", id)
    .where("state", "=", "issued")
    .where("project_id", "=", context.project.id)
    .where("resource", "=", resource)
    .where("expires_at", ">", context.services.now().toISOString())
    .$if(context.caller !== undefined, (query) => query.where("session_id", "=", context.caller?.sessionId ?? ""))
    .returning(["session_id", "question", "rows"])
    .executeTakeFirst();
  const caller = used && await context.services.callers.of(context.project.id, used.session_id);
  if (!used || !caller || caller.observer) throw new CallFailure("unauthenticated");
  return { id, resource, rows: used.rows, question: used.question as Question, context: { ...context, caller, isPublic: false } };
}

/** @throws CallFailure `not_found` for a ticket that is not of the caller's session */
export async function readTicketState(context: CallContext, resource: string, ticket: string): Promise<ExportState> {
  const row = await ownTicket(context, resource, ticket)
    .select(["state", "rows", "written", "shortened"]).executeTakeFirst();
  if (!row) throw new CallFailure("not_found");
  return row;
}

/** The node that writes the file hears of it within a second. @throws CallFailure `not_found` */
export async function cancelTicket(context: CallContext, resource: string, ticket: string): Promise<void> {
  await readTicketState(context, resource, ticket);
  await context.services.database.sql
    .updateTable("platon.export_tickets").set({ state: "cancelled" })
    .where("id", "=", hashOf(ticket)).where("state", "in", ["issued", "running"]).execute();
}

const ownTicket = (context: CallContext, resource: string, ticket: string) =>
  context.services.database.sql.selectFrom("platon.export_tickets")
    .where("id", "=", hashOf(ticket)).where("resource", "=", resource)
    .where("project_id", "=", context.project.id).where("session_id", "=", callerOf(context).sessionId);

type Progress = Pick<ExportTicketRow, "id"> & { readonly written: number; readonly shortened: number };

/** Says how far the file is. @returns whether somebody still wants it */
export async function noteProgress({ services }: CallContext, { id, written, shortened }: Progress): Promise<boolean> {
  const row = await services.database.sql
    .updateTable("platon.export_tickets").set({ written, shortened }).where("id", "=", id).returning("state").executeTakeFirst();
  return row?.state === "running";
}

/** Who cancelled a file is not told that it failed. */
export async function noteEnd({ services }: CallContext, { id, written, shortened }: Progress, state: "done" | "failed"): Promise<void> {
  await services.database.sql
    .updateTable("platon.export_tickets").set({ state, written, shortened }).where("id", "=", id).where("state", "=", "running").execute();
}
