import { contentSecurityPolicy, type DocumentName, type OutsideAddresses } from "./contentSecurityPolicy.ts";
import { firstLookVariant, type FirstLook } from "./firstLook.ts";
import type { RequestView } from "./RequestView.ts";
import type { BaseSettings } from "./baseSettings.ts";
import { documentHeaders, plainHeaders, securityHeaders } from "./securityHeaders.ts";
import type { StaticFiles } from "./StaticFiles.ts";

interface Client {
  readonly files: StaticFiles;
  readonly settings: BaseSettings;
  readonly outside: OutsideAddresses;
  /** Of the project that a host name stands for; undefined while the server starts. */
  readonly firstLook: (hostName: string) => Promise<FirstLook | undefined>;
}

/** Whatever is not a call: a file of the client, the settings, or one of its documents. */
export async function answerDocument(view: RequestView, { files, settings, outside, firstLook }: Client): Promise<Response> {
  const { request, segments } = view;
  if (request.method !== "GET" && request.method !== "HEAD") {
    return new Response("405", { status: 405, headers: { ...plainHeaders, allow: "GET, HEAD" } });
  }
  const path = segments.join("/");
  if (path === "settings.json") return Response.json(settings, { headers: { ...securityHeaders, "cache-control": "no-cache" } });
  const name = documentAt(path);
  if (name === undefined) {
    const file = isServed(segments) ? await files.answer(segments, { request, headers: headersOf(path) }) : undefined;
    if (file) return file;
    if (!wantsDocument(request, path)) return new Response("404", { status: 404, headers: plainHeaders });
  }
  const document = name ?? "app";
  const headers = { ...documentHeaders, "content-security-policy": contentSecurityPolicy(document, view.host, settings, outside) };
  // The editor has the look of the page around it, the bridge has none.
  const look = document === "editor" || document === "bridge" ? undefined : await firstLook(view.host.name);
  const answer = await files.answer(documentFiles[document], { request, headers, variant: look && firstLookVariant(look) });
  return answer ?? new Response("The client is not built: npm run build", { status: 503, headers: plainHeaders });
}

/** Where the client's build puts them. */
const documentFiles: Readonly<Record<DocumentName, readonly string[]>> = {
  app: ["app", "index.html"],
  auth: ["auth", "auth.html"],
  editor: ["editor", "editor.html"],
  bridge: ["bridge", "bridge.html"],
};

/** A document never goes out without its policy, and what the build keeps for itself not at all. */
const isServed = (segments: readonly string[]): boolean =>
  segments.length > 0 && !segments.at(-1)?.endsWith(".html") && segments.every((segment) => !segment.startsWith("."));

/**
 * A worker runs under the policy of its own file. The service worker speaks with this origin and nothing else; the one
 * that reads pdf files, whoever wrote them, may besides load its own decoders: no string becomes code there, nor any
 * WebAssembly. The editor's read code that somebody typed and load nothing but their own parts.
 */
function headersOf(path: string): Readonly<Record<string, string>> {
  if (path === "service-worker.js") return under("default-src 'none'; connect-src 'self'");
  if (/^assets\/editor\/.*\.js$/.test(path)) return under("default-src 'none'; script-src 'self'");
  if (path.startsWith("assets/pdf/")) return under("default-src 'none'; script-src 'self'; connect-src 'self'");
  return securityHeaders;
}

const under = (policy: string) => ({ ...securityHeaders, "content-security-policy": policy });

/** Documents by address; any other address is a route of the application, which has its own page 404. */
function documentAt(path: string): DocumentName | undefined {
  switch (path) {
    case "auth/user":
    case "auth/login":
      return "auth";
    case "editor.html":
      return "editor";
    case "bridge.html":
      return "bridge";
    case "":
      return "app";
    default:
      return undefined;
  }
}

/** A picture or script that is missing gets no document in its place. */
function wantsDocument(request: Request, path: string): boolean {
  if (path.startsWith("assets/") || path.startsWith("realm/")) return false;
  const accept = request.headers.get("accept") ?? "*/*";
  return accept.includes("text/html") || (accept.includes("*/*") && !/\.\w+$/.test(path));
}
