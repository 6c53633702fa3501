import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { RequestView } from "./RequestView.ts";
import { securityHeaders } from "./securityHeaders.ts";

/** A document of the sandbox with the header lines that it was built with. */
export interface RealmDocument {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

const realmDocumentNames = ["guard", "frame"] as const;

/** By path: `realm/guard.html`, and `realm/frame.html` for components that have a document of their own (X10). */
export type RealmDocuments = ReadonlyMap<string, RealmDocument>;

/**
 * Answers on a sandbox host: the documents of the sandbox, and nothing else. Never a redirect, after which a policy's
 * path is not compared any more (X9).
 */
export function answerRealm({ request, segments }: RequestView, documents: RealmDocuments): Response {
  const isRead = request.method === "GET" || request.method === "HEAD";
  const document = documents.get(segments.join("/"));
  if (document === undefined || !isRead) {
    return new Response("404", { status: 404, headers: { ...securityHeaders, "cache-control": "no-store" } });
  }
  return new Response(request.method === "HEAD" ? null : document.html, { headers: { ...document.headers } });
}

/** What the build left; empty when the sandbox is not built. */
export async function readRealmDocuments(folder: string): Promise<RealmDocuments> {
  const read = await Promise.all(realmDocumentNames.map(async (name) => [`realm/${name}.html`, await readOne(folder, name)] as const));
  return new Map(read.flatMap(([path, document]) => (document ? [[path, document] as const] : [])));
}

async function readOne(folder: string, name: string): Promise<RealmDocument | undefined> {
  try {
    const html = await readFile(join(folder, `${name}.html`), "utf8");
    const { headers } = JSON.parse(await readFile(join(folder, `${name}.json`), "utf8")) as Pick<RealmDocument, "headers">;
    return { html, headers };
  } catch {
    return undefined;
  }
}
