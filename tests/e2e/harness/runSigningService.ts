import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../../../scripts/signing-service.mjs", import.meta.url));

export interface SigningService {
  /** What a server needs to trust its keys, and to tell browsers of it. */
  readonly env: Readonly<Record<"EIMZO_ROOTS" | "EIMZO_CRLS" | "EIMZO_SERVICE", string>>;
  stop(): Promise<void>;
}

/**
 * The service of the demo, as a person starts it on their computer.
 * @param keys folder of its key files, which are made there
 * @param port any unless given
 */
export async function runSigningService(keys: string, port = "0"): Promise<SigningService> {
  const child = spawn(process.execPath, [program, "--keys", keys, "--port", port], { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  for await (const chunk of child.stdout) {
    said += String(chunk);
    if (said.includes("EIMZO_SERVICE=") && said.endsWith("\n")) break;
  }
  const env = Object.fromEntries([...said.matchAll(/(EIMZO_\w+)=(\S+)/g)].map(([, name, value]) => [name, value])) as SigningService["env"];
  return {
    env,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill();
      await once(child, "exit");
    },
  };
}
