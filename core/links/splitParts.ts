/** The four places around a control where a label's parts stand. */
export interface LabelParts {
  readonly top: string;
  readonly left: string;
  readonly right: string;
  readonly bottom: string;
}

/** Parts between vertical bars, trimmed; `\|` is a literal bar (D48). Used for labels and for footer rows. */
export function splitParts(text: string): string[] {
  const parts = text.match(/(?:\\\||[^|])+|\||^$/g) ?? [];
  const result: string[] = [""];
  for (const part of parts) {
    if (part === "|") result.push("");
    else result[result.length - 1] = part.replaceAll("\\|", "|").trim();
  }
  return result;
}

/** A label's parts in the order top, left, right, bottom (spec §3); a fifth and later ones join the bottom. */
export function labelParts(label: string): LabelParts {
  const [top = "", left = "", right = "", ...bottom] = splitParts(label);
  return { top, left, right, bottom: bottom.join(" | ") };
}
