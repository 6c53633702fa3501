/**
 * Whether something of the document is a body's own: not of a table that one of its rows opened, nor of a menu, whose
 * events come up to it as well.
 */
export function isOwn(body: Element | null, target: EventTarget | null): boolean {
  if (!body || !(target instanceof Element) || !body.contains(target)) return false;
  const opened = target.closest("[data-detail]");
  return opened === null || opened === body || !body.contains(opened);
}
