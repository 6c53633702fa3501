import type { Page } from "@playwright/test";
import { waitUntilQuiet } from "./waitUntilQuiet.ts";

export interface ExpressionTraffic {
  /** Requests to hosts of realms. */
  readonly realms: readonly string[];
  /** Scripts with the language's parser in them. */
  readonly language: readonly string[];
}

/** An option of the parser's, which survives minification. */
const parserMark = "allowReturnOutsideFunction";

/** Notes from now on what a page asks for because of expressions; read it when the page is quiet. */
export function watchExpressions(page: Page): () => Promise<ExpressionTraffic> {
  const realms: string[] = [];
  const scripts: Promise<[address: string, text: string]>[] = [];
  page.on("response", (response) => {
    const address = new URL(response.url());
    if (address.host.includes(".realm.") || address.pathname.startsWith("/realm/")) realms.push(address.href);
    else if (address.pathname.endsWith(".js")) scripts.push(response.text().then((text) => [address.pathname, text], () => [address.pathname, ""]));
  });
  return async () => {
    await waitUntilQuiet(page);
    const language = (await Promise.all(scripts)).filter(([, text]) => text.includes(parserMark)).map(([address]) => address);
    return { realms, language };
  };
}
