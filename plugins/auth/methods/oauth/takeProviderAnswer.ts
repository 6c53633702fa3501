/** What a provider sent the browser back with, which then stands in the address no more; undefined where nobody comes from one. */
export function takeProviderAnswer(): Readonly<Record<string, string>> | undefined {
  const answer = Object.fromEntries(new URLSearchParams(window.location.search));
  if (answer["state"] === undefined || (answer["code"] === undefined && answer["error"] === undefined)) return undefined;
  window.history.replaceState(window.history.state, "", window.location.pathname);
  return answer;
}
