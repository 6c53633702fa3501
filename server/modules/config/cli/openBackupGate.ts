import type { ReadableStream } from "node:stream/web";
import type { Envelope } from "#contract/envelope.ts";
import { answers, tokenOf, type SignIn } from "./openServerGate.ts";
import { GateRefused } from "./ProjectGate.ts";

/**
 * A backup of a running server, as it sends it.
 * @returns undefined when nothing answers at the address
 * @throws GateRefused when the server says no
 */
export async function openBackupGate(address: string, { isWithFiles, ...signIn }: SignIn & { readonly isWithFiles: boolean }): Promise<ReadableStream | undefined> {
  const base = `${address.replace(/\/+$/, "")}/api`;
  if (!(await answers(base))) return undefined;
  const token = signIn.token ?? (await tokenOf(base, signIn));
  const headers = { "Accept-Language": "en", Authorization: `Bearer ${token}`, "device-id": "platon-command-line" };
  const response = await fetch(`${base}/database/backup${isWithFiles ? "?files=1" : ""}`, { headers });
  if (response.ok && response.body !== null) return response.body as ReadableStream;
  const envelope = (await response.json().catch(() => undefined)) as Envelope<unknown> | undefined;
  throw new GateRefused(`${response.status}: ${envelope?.message ?? "no answer of Platon"}`);
}
