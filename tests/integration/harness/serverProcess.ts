import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const builtProgram = join(root, "dist/server/main.js");
/** The embedded database is a program of WebAssembly: to make it faster takes longer than most tests use it. */
const flags = ["--liftoff-only"];
const addressLine = /^Platon: (https?:\/\/\S+)/m;

export interface ProcessOptions {
  dataDir: string;
  /** Path of another build's `dist/server/main.js`. */
  program?: string;
  /** Added to the environment; `undefined` takes a variable away. */
  env?: Record<string, string | undefined>;
  /** Milliseconds until the server must be ready. */
  deadline?: number;
}

export interface RunningServer {
  /** `http://localhost:<port>` */
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  /** Everything that the server has printed so far, both streams. */
  output(): string;
  /** Ends it gracefully (SIGTERM) and resolves with its exit code. */
  stop(): Promise<number | null>;
  /** Ends it as a power cut would (SIGKILL). */
  kill(): Promise<void>;
}

/**
 * Starts the built server on a port of its own and resolves when it may take traffic. Its data stay when it ends.
 *
 * @throws Error with the server's output when it ends early or is not ready in time
 */
export async function runServer(options: ProcessOptions): Promise<RunningServer> {
  const { child, output } = launchServer(options);
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    await endProcess(child, signal);
    return child.exitCode;
  };
  try {
    const url = await waitUntilReady(child, output, Date.now() + (options.deadline ?? 120_000));
    const kill = async (): Promise<void> => void (await end("SIGKILL"));
    return { url, dataDir: options.dataDir, pid: child.pid ?? 0, output, stop: () => end("SIGTERM"), kill };
  } catch (error) {
    await end("SIGKILL");
    throw error;
  }
}

/** Starts the program without waiting for anything. */
export function launchServer(options: ProcessOptions): { child: ChildProcess; output: () => string } {
  const { program = builtProgram } = options;
  if (!existsSync(program)) throw new Error(`${program} is not there: run \`npm run build\` first`);
  const env: NodeJS.ProcessEnv = { ...process.env, ...serverDefaults(options.dataDir), ...options.env };
  // Vitest sets NODE_ENV to "test"; what is tested is what is shipped.
  const cwd = dirname(dirname(dirname(program)));
  const child = spawn(process.execPath, [...flags, program], { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
  const killWithUs = (): void => void child.kill("SIGKILL");
  process.once("exit", killWithUs);
  child.once("exit", () => process.off("exit", killWithUs));
  return { child, output: () => Buffer.concat(chunks).toString("utf8") };
}

function serverDefaults(dataDir: string): Record<string, string | undefined> {
  return {
    PORT: "0",
    HOST: undefined,
    DATA_DIR: dataDir,
    PROJECT_DIR: join(root, "projects/demo"),
    DATABASE_URL: undefined,
    SANDBOX_DOMAIN: undefined,
    TRUST_PROXY: undefined,
    INSECURE_HTTP: undefined,
    NODE_ENV: "production",
    VITEST: undefined,
  };
}

async function waitUntilReady(child: ChildProcess, output: () => string, deadline: number): Promise<string> {
  while (Date.now() < deadline) {
    if (hasEnded(child)) throw new Error(`The server ended (${child.exitCode ?? child.signalCode}):\n${output()}`);
    const url = addressLine.exec(output())?.[1];
    if (url && (await isReady(url))) return url;
    await sleep(50);
  }
  throw new Error(`The server was not ready in time:\n${output()}`);
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/ready`)).ok;
  } catch {
    return false;
  }
}

async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return;
  const exited = once(child, "exit");
  child.kill(signal);
  const late = setTimeout(() => child.kill("SIGKILL"), 20_000);
  await exited;
  clearTimeout(late);
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
