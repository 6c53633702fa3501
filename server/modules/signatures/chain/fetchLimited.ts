interface Limits {
  readonly bytes: number;
  readonly milliseconds: number;
}

/**
 * The bytes that an address of the operator's answers, and no more of them: it is led nowhere else.
 * @throws Error for another status than 200, too many bytes, or too long a wait
 */
export async function fetchLimited(address: string, { bytes, milliseconds }: Limits, init: RequestInit = {}): Promise<Uint8Array> {
  const response = await fetch(address, { ...init, redirect: "error", signal: AbortSignal.timeout(milliseconds) });
  if (response.status !== 200 || response.body === null) throw new Error(`${new URL(address).host} answered ${response.status}`);
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) {
    size += piece.length;
    if (size > bytes) throw new Error(`${new URL(address).host} answered more than ${bytes} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
