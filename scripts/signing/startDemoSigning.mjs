import { join, resolve } from "node:path";
import { makeDemoKeys } from "./makeDemoKeys.mjs";
import { servicePort, startSigningService } from "./startSigningService.mjs";

/**
 * In a start of the demo for this machine alone: keys of the demo's users, a service that signs with them, and their authority as the one
 * that is trusted, unless the operator has named another. `SIGNING_SERVICE=0` does without, another number is the service's port.
 * @param {string} root folder of the repository
 * @returns {Promise<string | undefined>} what the operator reads
 */
export async function startDemoSigning(root) {
  const { env } = process;
  const isDemo = resolve(env.PROJECT_DIR || "projects/demo") === join(root, "projects", "demo");
  const isHere = ["", "localhost", "127.0.0.1", "::1"].includes(env.HOST?.trim() ?? "");
  if (!isDemo || !isHere || env.SIGNING_SERVICE === "0" || env.EIMZO_ROOTS || env.EIMZO_SERVER) return undefined;
  const keys = join(resolve(env.DATA_DIR || ".data"), "signing");
  const { roots, crls } = await makeDemoKeys(keys);
  try {
    const { address } = await startSigningService({ keys, port: Number(env.SIGNING_SERVICE) || servicePort });
    Object.assign(env, { EIMZO_ROOTS: roots, EIMZO_CRLS: crls, EIMZO_SERVICE: address });
    return `Sign in by key: ${address} signs with the demo's keys in ${keys}; SIGNING_SERVICE=0 does without`;
  } catch (error) {
    return `Sign in by key: not in this start, the signing service has no port (${error.message}); SIGNING_SERVICE=<port> gives it another`;
  }
}
