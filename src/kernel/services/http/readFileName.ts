import { PlatonError } from "#sdk/errors/PlatonError.ts";

/**
 * What the file at an address is called, without its bytes: the server tells it with them (RFC 6266).
 * @throws PlatonError `network`, `not_found`
 */
export async function readFileName(address: string): Promise<string> {
  const answer = await ask(address);
  if (!answer.ok) throw new PlatonError("not_found", "expected", { status: answer.status });
  return nameIn(answer.headers.get("content-disposition") ?? "") ?? "";
}

async function ask(address: string): Promise<Response> {
  try {
    return await fetch(address, { method: "HEAD" });
  } catch (cause) {
    throw new PlatonError("network", "expected", { status: 0, cause });
  }
}

/** `filename*` in UTF-8 before `filename`, which is for old readers. */
function nameIn(header: string): string | undefined {
  const whole = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  if (whole !== undefined) return decode(whole);
  return /filename="((?:[^"\\]|\\.)*)"/i.exec(header)?.[1]?.replace(/\\(.)/g, "$1");
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
