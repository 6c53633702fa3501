import type { Routes } from "../../http/Routes.ts";
import { makeChallenge } from "./signing-in/challenges.ts";
import { signInByKey } from "./signing-in/signInByKey.ts";
import { stampPackage } from "./timestamp/stampPackage.ts";
import { addToWhitelist, deleteFromWhitelist, getWhitelist } from "./whitelist.ts";

export { openSignatures } from "./Signatures.ts";

type SignatureCalls = "GET auth/e-imzo" | "POST auth/e-imzo" | "POST eimzo/timestamp" | "POST whitelist/get" | "POST whitelist/add" | "POST whitelist/delete";

export const signatureRoutes: Routes<SignatureCalls> = {
  "GET auth/e-imzo": makeChallenge,
  "POST auth/e-imzo": signInByKey,
  "POST eimzo/timestamp": (context, { body }) => stampPackage(context, body.pkcs7),
  "POST whitelist/get": (context, { body }) => getWhitelist(context, body.userId),
  "POST whitelist/add": (context, { body }) => addToWhitelist(context, body),
  "POST whitelist/delete": (context, { body }) => deleteFromWhitelist(context, body),
};
