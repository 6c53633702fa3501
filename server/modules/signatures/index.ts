import { CallFailure } from "../../http/CallFailure.ts";
import type { Routes } from "../../http/Routes.ts";
import { demandMethod } from "../sign-in-methods/index.ts";
import { makeChallenge } from "./challenges.ts";
import { addToWhitelist, deleteFromWhitelist, getWhitelist } from "./whitelist.ts";

export { openSignatures } from "./Signatures.ts";

type SignatureCalls = "GET auth/e-imzo" | "POST auth/e-imzo" | "POST eimzo/timestamp" | "POST whitelist/get" | "POST whitelist/add" | "POST whitelist/delete";

export const signatureRoutes: Routes<SignatureCalls> = {
  "GET auth/e-imzo": makeChallenge,
  "POST auth/e-imzo": (context, { query }) => {
    demandMethod(context, query.method ?? "e_imzo");
    throw new CallFailure("invalid_signer");
  },
  "POST eimzo/timestamp": () => {
    throw new CallFailure("unavailable");
  },
  "POST whitelist/get": (context, { body }) => getWhitelist(context, body.userId),
  "POST whitelist/add": (context, { body }) => addToWhitelist(context, body),
  "POST whitelist/delete": (context, { body }) => deleteFromWhitelist(context, body),
};
