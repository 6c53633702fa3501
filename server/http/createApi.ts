import { performance } from "node:perf_hooks";
import type { Logger } from "pino";
import { endpoints, type EndpointName } from "#contract/endpoints.ts";
import type { EndpointShape } from "#contract/endpoint.ts";
import { errorInfo } from "#core/errors/errorCatalogue.ts";
import { languageFrom } from "#core/languages.ts";
import { defaultLocale, localeFrom, type Locale } from "#core/locale.ts";
import { addressKey } from "../modules/attempts/index.ts";
import { noteUse } from "../modules/sessions/index.ts";
import type { Counters } from "../counters/Counters.ts";
import type { Services } from "../Services.ts";
import { authenticate } from "./authenticate.ts";
import type { CallContext } from "./CallContext.ts";
import { CallFailure } from "./CallFailure.ts";
import { checkInput } from "./checkInput.ts";
import { demandFactor } from "./demandFactor.ts";
import { demandForMachines } from "./demandForMachines.ts";
import { demandObservable } from "./demandObservable.ts";
import { CallLog, type CallEntry } from "./CallLog.ts";
import { answer, failureAnswer } from "./envelope.ts";
import { createCallMatcher, type CallMatch } from "./matchCall.ts";
import { personOf } from "./personOf.ts";
import { readBody } from "./readBody.ts";
import type { RequestView } from "./RequestView.ts";
import type { Handler, Routes } from "./Routes.ts";
import { toFailure } from "./toFailure.ts";

const defaultBodyLimit = 1_048_576;

/** Their bearer is a refresh token, which they check themselves. */
const refreshCalls: ReadonlySet<EndpointName> = new Set(["GET auth/refresh/token", "POST auth/refresh/token"]);

/** Tells a signed-in caller the last event before the answer (D10): a first stream resumes from there. */
const eventIdHeader = "x-event-id";

interface ApiOptions {
  readonly routes: Routes;
  readonly log: Logger;
  readonly counters: Counters;
  /** Undefined until the database is open and migrated. */
  readonly services: () => Services | undefined;
  /** Where maps get the pictures of the ground. */
  readonly tiles?: string;
}

export type Api = (view: RequestView) => Promise<Response>;

const shapes = Object.entries(endpoints) as [EndpointName, EndpointShape][];
const matcher = createCallMatcher(
  new Map(shapes.map(([call, { access }]) => [call, { hasPublicTwin: access === "public" || access === "open" }])),
);

/** Answers every call of the contract, and every mistake about it, with the envelope (D3). */
export function createApi({ routes, log, counters, services: present, tiles }: ApiOptions): Api {
  const calls = new CallLog(log);
  return async (view) => {
    const started = performance.now();
    const services = present();
    const asked = view.request.headers.get("accept-language");
    let locale: Locale = asked === null ? defaultLocale : localeFrom(asked);
    const entry: CallEntry = { requestId: view.id };
    let response: Response;
    let project: CallContext["project"] | undefined;
    // Before anything is read: a stream that begins behind it tells all that the answer does not show yet.
    const eventId = services?.events.latest();
    const refusal = services?.database.health().refusal;
    try {
      const match = matchOrThrow(view);
      entry.call = match.call;
      if (services === undefined) response = answerWithoutDatabase(match.call, new CallFailure("starting"));
      else if (refusal !== undefined) response = answerWithoutDatabase(match.call, refusal);
      else {
        const context = await createContext(view, match, { services, tiles });
        ({ locale, project } = context);
        noteUse(context);
        entry.userId = personOf(context.caller)?.userId;
        response = await respond(context, match, { view, handler: routes[match.call] as Handler<EndpointName> });
        if (context.caller !== undefined) response.headers.set(eventIdHeader, String(eventId));
      }
    } catch (error) {
      const failure = toFailure(error, locale, view.isGone() ? view.request.signal : undefined);
      entry.code = failure.code;
      if (isWorthLogging(failure)) {
        entry.err = failure.cause ?? failure;
        services?.errorReports?.fault(entry.err, { project: project?.id, call: entry.call });
      }
      response = failure.code === "cancelled" ? unsent() : failureAnswer(failure, locale, view.id);
    }
    const ms = performance.now() - started;
    // A fault is one, whoever waits for the answer.
    const isCancelled = entry.err === undefined && (entry.code === "cancelled" || view.isGone());
    const code = isCancelled ? "cancelled" : entry.code;
    counters.call({ call: entry.call, code, ms });
    // Who has gone was answered neither well nor badly.
    if (project && entry.call !== undefined && !isCancelled) services?.apiMetrics.note(project, { call: entry.call, code, ms });
    calls.write(entry, { status: response.status, ms: Math.round(ms), address: addressKey(view.address), isCancelled });
    return response;
  };
}

/** Stands where an answer would: nobody reads it. The status is that of other servers' logs. */
const unsent = (): Response => new Response(null, { status: 499 });

function matchOrThrow({ request, segments }: RequestView): CallMatch {
  const match = matcher.match(request.method, segments.slice(1));
  if (match === undefined) throw new CallFailure("not_found");
  if ("call" in match) return match;
  throw new CallFailure("method_not_allowed", { headers: { allow: match.allowed.join(", ") } });
}

function answerWithoutDatabase(call: EndpointName, reason: Error): Response {
  if (call === "GET health") return answer({ status: "ok" });
  throw reason;
}

async function createContext(
  view: RequestView, { call, isPublic }: CallMatch, { services, tiles }: { services: Services; tiles: string | undefined },
): Promise<CallContext> {
  const { request, host } = view;
  const { headers } = request;
  const project = await services.projects.ofHost(host.name);
  const signedIn = isPublic || refreshCalls.has(call) ? undefined : await authenticate({
    authorization: headers.get("authorization"), headers, scheme: host.scheme, requestId: view.id, address: view.address, userAgent: headers.get("user-agent") ?? undefined, project, services,
  });
  const { access } = endpoints[call];
  const asked = headers.get("accept-language");
  const { code: language, locale } = languageFrom(asked ?? project.settings.defaultLocale, project.settings.languages);
  return {
    requestId: view.id,
    project,
    caller: signedIn?.caller,
    tokenExpiresAt: signedIn?.tokenExpiresAt,
    language,
    locale,
    isPublic: isPublic || (access === "open" && signedIn === undefined),
    address: view.address,
    host,
    scheme: host.scheme,
    userAgent: headers.get("user-agent") ?? undefined,
    deviceId: headers.get("device-id")?.slice(0, 200) || undefined,
    headers,
    method: request.method,
    openBody: () => request.body,
    breakOff: view.breakOff,
    sandbox: host.realms && `${host.scheme}://${host.realms.replace("*", "{label}")}`,
    tiles,
    services,
    get signal() {
      return request.signal;
    },
  };
}

interface Call {
  readonly view: RequestView;
  readonly handler: Handler<EndpointName>;
}

async function respond(context: CallContext, match: CallMatch, { view, handler }: Call): Promise<Response> {
  const { call, params } = match;
  const shape: EndpointShape = endpoints[call];
  const isGuestAllowed = shape.access === "anonymous" || shape.access === "open" || context.isPublic;
  if (context.caller === undefined && !isGuestAllowed) throw new CallFailure("unauthenticated");
  demandFactor(context, call);
  demandObservable(context, call);
  demandForMachines(context, call);
  if (!(await context.services.plugins.isEnabled(context.project.id, shape.plugin))) throw new CallFailure("plugin_disabled");
  const input = {
    params: checkInput(call, "params", params),
    query: checkInput(call, "query", readQuery(view.request)),
    body: shape.body && checkInput(call, "body", await bodyOf(view.request, shape, context)),
  };
  // The input was checked against the schemas that its types come from.
  const result = await handler(context, input as Parameters<typeof handler>[1]);
  return result instanceof Response ? result : answer(result, shape.status);
}

async function bodyOf(request: Request, { bodyLimit: limit = defaultBodyLimit, isText, isBodyOptional }: EndpointShape, { locale }: CallContext): Promise<unknown> {
  const body = await readBody(request, { limit, isText, locale });
  return body === undefined && isBodyOptional ? {} : body;
}

/** The first value of each name. */
function readQuery(request: Request): Record<string, string> {
  const start = request.url.indexOf("?");
  if (start < 0) return {};
  const query = Object.create(null) as Record<string, string>;
  for (const [name, value] of new URLSearchParams(request.url.slice(start + 1))) query[name] ??= value;
  return { ...query };
}

/** Bugs, and whatever is wrong with the database; a wrong password is nobody's alarm. */
function isWorthLogging({ code, cause }: CallFailure): boolean {
  const { family, status } = errorInfo(code);
  return family === "bug" || (status === 503 && cause !== undefined);
}
