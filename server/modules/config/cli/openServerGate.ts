import type { ApplyAnswer, ProjectFile, TextBase } from "#contract/config.ts";
import type { ChangeStep } from "#contract/serverEvent.ts";
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
    apply: async (body, dryRun, onStep) => {
      const done = new AbortController();
      const told = followSteps(`${base}/events`, { token, signal: done.signal, onStep });
      try {
        return await call<ApplyAnswer>("POST", `config/apply${dryRun ? "?dryRun=1" : ""}`, body);
      } finally {
        done.abort();
        await told;
      }
    },
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
  if (token === "") throw new GateRefused("This project keeps tokens in cookies: make a token for machines and set PLATON_TOKEN");
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

interface Following {
  readonly token: string;
  readonly signal: AbortSignal;
  readonly onStep: (step: ChangeStep) => void;
}

/** What the server tells of a change of this session while it lasts, until the signal; without it there is only less to read. */
async function followSteps(url: string, { token, signal, onStep }: Following): Promise<void> {
  try {
    const { body } = await fetch(url, { signal, headers: { Authorization: `Bearer ${token}`, "device-id": "platon-command-line" } });
    let rest = "";
    const decoder = new TextDecoder();
    if (body === null) return;
    for await (const piece of body as unknown as AsyncIterable<Uint8Array>) {
      const lines = (rest + decoder.decode(piece, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) if (line.startsWith("data: {") && line.includes('"kind":"progress"')) onStep(JSON.parse(line.slice("data: ".length)) as ChangeStep);
    }
  } catch {
    // Ended, or no stream to be had.
  }
}
