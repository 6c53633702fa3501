const name = "platon_tab";

/** Tells this tab from others: the same when its document is loaded again. Where a browser refuses to keep it, another each time. */
export function tabId(): string {
  const fresh = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join("");
  try {
    const kept = window.sessionStorage.getItem(name);
    if (kept) return kept;
    window.sessionStorage.setItem(name, fresh);
  } catch {
    // Refused.
  }
  return fresh;
}
