import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";

interface Asked {
  readonly method: string;
  /** By which the product is asked; `fetch` says none but that of the address. */
  readonly host?: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

interface Said {
  readonly status: number;
  /** Of an envelope; what is no JSON is not read. */
  readonly data: unknown;
}

export async function answerAt(url: string, { method, host, headers, body }: Asked): Promise<Said> {
  const asking = request(url, { method, headers: { ...headers, ...(host !== undefined && { host }) }, signal: AbortSignal.timeout(10_000) });
  asking.end(body);
  const [answer] = (await once(asking, "response")) as [IncomingMessage];
  const isJson = answer.headers["content-type"]?.startsWith("application/json") === true;
  const said = isJson ? await text(answer) : "";
  if (!isJson) asking.on("error", () => undefined).destroy();
  return { status: answer.statusCode ?? 0, data: said === "" ? undefined : (JSON.parse(said) as { data?: unknown }).data };
}

/** Status and code of an answer: `403 forbidden`. */
export async function statusAt(url: string, asked: Asked): Promise<string> {
  const { status, data } = await answerAt(url, asked);
  return `${status} ${(data as { code?: string } | null | undefined)?.code ?? ""}`.trim();
}
