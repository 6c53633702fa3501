import { isObject } from "../isObject.ts";

/** What a button of a table does (D46), read from its text. */
export type ButtonAction =
  | { readonly kind: "delete" }
  | { readonly kind: "restore" }
  /** Opens the dialog that changes many by the table's form; beside the table's title, the form itself for a new record. */
  | { readonly kind: "form" }
  | { readonly kind: "export" }
  /** Writes these values into the rows. */
  | { readonly kind: "set"; readonly values: Readonly<Record<string, unknown>> }
  /** Calls the project's own endpoint with the ids. */
  | { readonly kind: "endpoint"; readonly name: string }
  /** Makes a document of a template of the project's. */
  | { readonly kind: "document"; readonly name: string }
  /** Executes the command `{plugin}:{id}` with the ids. */
  | { readonly kind: "command"; readonly command: string };

/** What an action may begin with, for messages. */
export const buttonActions = ["delete", "restore", "form", "export", "set", "endpoint", "document", "command"] as const;

/** Those that change rows, for which the server is asked. */
export type RowAction = Extract<ButtonAction, { kind: "delete" | "restore" | "set" | "endpoint" }>;

export const isRowAction = (action: ButtonAction): action is RowAction =>
  action.kind === "delete" || action.kind === "restore" || action.kind === "set" || action.kind === "endpoint";

/** Whether it means something for many rows only: one row is changed in place, and leaves the table with others. */
export const isForMany = ({ kind }: ButtonAction): boolean => kind === "export" || kind === "form";

const endpointName = /^[a-z][a-z0-9_-]{0,99}$/;
const commandName = /^[a-z][a-z0-9-]*:[a-z][a-z0-9.-]*$/;

/**
 * An action as configuration writes it; undefined for what is none.
 * @example readButtonAction('set:{"status":"done"}') // { kind: "set", values: { status: "done" } }
 * @example readButtonAction("document:answer-letter") // { kind: "document", name: "answer-letter" }
 * @example readButtonAction("endpoint:send-letters"), readButtonAction("command:stars:count"), readButtonAction("delete")
 */
export function readButtonAction(text: string): ButtonAction | undefined {
  const [kind = "", ...rest] = text.trim().split(":");
  const of = rest.join(":").trim();
  if (kind === "delete" || kind === "restore" || kind === "form" || kind === "export") return of === "" ? { kind } : undefined;
  if (kind === "endpoint") return endpointName.test(of) ? { kind, name: of } : undefined;
  if (kind === "document") return endpointName.test(of) ? { kind, name: of } : undefined;
  if (kind === "command") return commandName.test(of) ? { kind, command: of } : undefined;
  const values = kind === "set" ? readValues(of) : undefined;
  return values && { kind: "set", values };
}

function readValues(text: string): Record<string, unknown> | undefined {
  try {
    const values: unknown = JSON.parse(text);
    return isObject(values) && Object.keys(values).length > 0 ? values : undefined;
  } catch {
    return undefined;
  }
}
