/** Nodes that were cleaned, or that an editor of ours holds, as text: it is read here and never made into nodes again without cleaning. */
export const markupOf = (holder: Element): string => holder.innerHTML;
