/**
 * `node scripts/signing-service.mjs [--keys folder] [--port 64646] [--origin http://localhost:3000 …]`: a local service that signs with key
 * files and speaks the messages of E-IMZO, for the demo and for tests. Keys that are not there are made, with an authority that nobody
 * trusts but who is told so (EIMZO_ROOTS).
 */
import { parseArgs } from "node:util";
import { makeDemoKeys } from "./signing/makeDemoKeys.mjs";
import { servicePort, startSigningService } from "./signing/startSigningService.mjs";

const { values } = parseArgs({ options: { keys: { type: "string", default: ".data/signing" }, port: { type: "string", default: String(servicePort) }, origin: { type: "string", multiple: true } } });
const { roots, crls } = await makeDemoKeys(values.keys);
try {
  const { address } = await startSigningService({
    keys: values.keys, port: Number(values.port), ...(values.origin && { isAllowed: (origin) => values.origin.includes(origin) }),
  });
  console.log(`Signing service: ${address}\nEIMZO_ROOTS=${roots} EIMZO_CRLS=${crls} EIMZO_SERVICE=${address}`);
} catch (error) {
  console.error(`The signing service cannot start: ${error.message}`);
  process.exitCode = 1;
}
