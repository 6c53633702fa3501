export type ArrayElement<T> = T | null | ArrayElement<T>[];

/**
 * Reads PostgreSQL's text form of an array, `{1,NULL,"a \"b\""}`, of any depth; a prefix with bounds (`[0:1]=`) is
 * passed over.
 *
 * @param parse turns the text of one element into its value
 */
export function parseArray<T>(text: string, parse: (element: string) => T): ArrayElement<T>[] {
  let at = text.indexOf("{");

  const quoted = (): string => {
    let element = "";
    for (at += 1; text[at] !== '"'; at += 1) {
      if (text[at] === "\\") at += 1;
      element += text.charAt(at);
    }
    at += 1;
    return element;
  };

  const plain = (): string => {
    const from = at;
    while (text[at] !== "," && text[at] !== "}") at += 1;
    return text.slice(from, at);
  };

  const element = (): ArrayElement<T> => {
    if (text[at] === "{") return list();
    if (text[at] === '"') return parse(quoted());
    const value = plain();
    return value === "NULL" ? null : parse(value);
  };

  const list = (): ArrayElement<T>[] => {
    const elements: ArrayElement<T>[] = [];
    at += 1;
    while (text[at] !== "}") {
      elements.push(element());
      if (text[at] === ",") at += 1;
    }
    at += 1;
    return elements;
  };

  return list();
}
