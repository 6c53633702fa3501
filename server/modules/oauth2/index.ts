import type { oauth2Endpoints, OAuthMethodId } from "#contract/oauth2.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { Routes } from "../../http/Routes.ts";
import { connect, disconnect, listAccounts } from "./identities.ts";
import { provePerson } from "./provePerson.ts";
import { signInByTicket, validate } from "./signIn.ts";
import { startFlow } from "./startFlow.ts";

/** The contract's query is checked before: there is a method. */
const methodOf = (query: { method: OAuthMethodId } | undefined): OAuthMethodId => {
  if (query === undefined) throw new CallFailure("bad_request", { params: { where: "method" } });
  return query.method;
};

async function connectAccount(context: CallContext, method: OAuthMethodId, answer: Readonly<Record<string, string>>) {
  const userId = context.caller?.userId ?? "";
  const person = await provePerson(context, method, { answer, userId });
  return await context.services.database.transaction((tx) => connect(tx, context, { method, userId, person }));
}

export const oauth2Routes: Routes<keyof typeof oauth2Endpoints> = {
  "POST auth/oauth2-start": (context, { query }) => startFlow(context, methodOf(query)),
  "POST auth/oauth2-validate": (context, { query, body }) => validate(context, methodOf(query), body),
  "POST auth/oauth2": (context, { query, body }) => signInByTicket(context, methodOf(query), body),
  "GET auth/accounts": listAccounts,
  "POST auth/accounts/start": (context, { query }) => startFlow(context, methodOf(query), context.caller?.userId ?? ""),
  "POST auth/accounts": (context, { query, body }) => connectAccount(context, methodOf(query), body),
  "DELETE auth/accounts/{id}": (context, { params }) => disconnect(context, params.id),
};
