/** An answer that is not JSON (a proxy's page) is kept as text; its status says what happened. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
