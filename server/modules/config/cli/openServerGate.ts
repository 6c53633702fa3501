import type { ApplyAnswer, ProjectFile, TextBase } from "#contract/config.ts";
import type { Envelope } from "#contract/envelope.ts";
import { GateRefused, type ProjectGate, type RefusalDetails } from "./ProjectGate.ts";

export interface SignIn {
  readonly token: string | undefined;
  /** Asks the person; undefined when nobody is there to ask. */
  readonly ask: (() => Promise<{ username: string; password: string } | undefined>) | undefined;
}

/** @returns undefined when nothing answers at the address */
export async function openServerGate(address: string, signIn: SignIn): Promise<ProjectGate | undefined> {
  const base = `${address.replace(/\/+$/, "")}/api`;
  if (!(await answers(base))) return undefined;
  const token = signIn.token ?? (await tokenOf(base, signIn));
  const call = <Data>(method: string, path: string, body?: unknown): Promise<Data> =>
    callServer<Data>(`${base}/${path}`, { method, token, body });
  return {
    place: address,
    address,
    apply: (body, dryRun) => call<ApplyAnswer>("POST", `config/apply${dryRun ? "?dryRun=1" : ""}`, body),
    base: () => call<TextBase>("GET", "config/base"),
    export: (withUsers) => call<ProjectFile[]>("GET", `config/export${withUsers ? "?users=1" : ""}`),
    close: () => Promise.resolve(),
  };
}

export async function answers(base: string): Promise<boolean> {
  try {
    await fetch(`${base}/health`, { signal: AbortSignal.timeout(5_000) });
    return true;
  } catch {
    return false;
  }
}

export async function tokenOf(base: string, { ask }: SignIn): Promise<string> {
  const credentials = await ask?.();
  if (credentials === undefined) throw new GateRefused("Sign-in is needed: set PLATON_TOKEN");
  const { token } = await callServer<{ token: string }>(`${base}/auth/login`, { method: "POST", body: credentials });
  return token;
}

async function callServer<Data>(
  url: string, { method, token, body }: { method: string; token?: string; body?: unknown }
): Promise<Data> {
  const response = await fetch(url, {
    method,
    headers: {
      "Accept-Language": "en",
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      "device-id": "platon-command-line",
      ...(body !== undefined && { "Content-Type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const envelope = (await response.json().catch(() => undefined)) as Envelope<unknown> | undefined;
  if (envelope === undefined) throw new GateRefused(
    `${url} answered ${response.status} and no JSON: is this the address of Platon?`
  );
  if (response.ok) return envelope.data as Data;
  throw new GateRefused(`${envelope.statusCode}: ${envelope.message}`, (envelope.data ?? {}) as RefusalDetails);
}
