import { PlatonError } from "#sdk/errors/PlatonError.ts";

export interface RangeOfFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Of the whole file. */
  readonly size: number;
  /** Its media type (RFC 9110 §8.3). */
  readonly type: string;
}

/** Which bytes; `end` is not among them. */
export interface WantedBytes {
  readonly begin: number;
  readonly end: number;
}

/**
 * Some bytes of the file at an address (RFC 9110 §14), and how large it is.
 * @throws PlatonError `network`, `forbidden` when the address has run out, `not_found`
 */
export async function readRange(address: string, { begin, end }: WantedBytes, signal?: AbortSignal): Promise<RangeOfFile> {
  const answer = await ask(address, `bytes=${begin}-${end - 1}`, signal);
  const type = answer.headers.get("content-type") ?? "";
  // The first bytes of an empty file are no range.
  if (answer.status === 416) return { bytes: new Uint8Array(), size: 0, type };
  if (!answer.ok) throw failureOf(answer.status);
  const bytes = await body(answer);
  const size = Number(/\/(\d+)$/.exec(answer.headers.get("content-range") ?? "")?.[1] ?? bytes.length);
  return { bytes: answer.status === 206 ? bytes : bytes.slice(begin, end), size, type };
}

function failureOf(status: number): PlatonError {
  if (status === 401 || status === 403) return new PlatonError("forbidden", "expected", { status });
  return status >= 500 ? new PlatonError("internal", "bug", { status }) : new PlatonError("not_found", "expected", { status });
}

async function ask(address: string, range: string, signal: AbortSignal | undefined): Promise<Response> {
  try {
    return await fetch(address, { headers: { range }, ...(signal && { signal }) });
  } catch (cause) {
    throw unreachable(cause, signal);
  }
}

async function body(answer: Response): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await answer.arrayBuffer());
  } catch (cause) {
    throw new PlatonError("network", "expected", { status: 0, cause });
  }
}

const unreachable = (cause: unknown, signal: AbortSignal | undefined): PlatonError =>
  signal?.aborted ? new PlatonError("cancelled", "cancelled", { cause }) : new PlatonError("network", "expected", { status: 0, cause });
