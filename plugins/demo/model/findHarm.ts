/** What bad code would have done to this document, had it got out; empty when all is well. */
export function findHarm(): string[] {
  const harm: string[] = [];
  if (Object.keys(Object.prototype).length > 0 || "platonHarm" in globalThis) harm.push("prototype");
  if (getComputedStyle(document.body).outlineStyle !== "none") harm.push("css");
  if (document.querySelector("[data-platon-box] :is(script, iframe, object, embed, base, link)")) harm.push("elements");
  return harm;
}
