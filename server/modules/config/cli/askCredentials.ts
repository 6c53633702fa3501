import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

interface Terminal {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/**
 * Asks name and password on the terminal; what is typed as the password is not shown.
 * @returns undefined when the person left (Ctrl+C, Ctrl+D)
 */
export async function askCredentials(
  { input, output }: Terminal = { input: process.stdin, output: process.stderr },
): Promise<{ username: string; password: string } | undefined> {
  let isHidden = false;
  const echo = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      if (!isHidden) output.write(chunk);
      done();
    },
  });
  const terminal = createInterface({ input, output: echo, terminal: true });
  const left = new Promise<undefined>((resolve) => terminal.once("close", () => resolve(undefined)));
  try {
    const username = await Promise.race([terminal.question("Login: "), left]);
    if (username === undefined) return undefined;
    output.write("Password: ");
    isHidden = true;
    const password = await Promise.race([terminal.question(""), left]);
    output.write("\n");
    return password === undefined ? undefined : { username, password };
  } finally {
    terminal.close();
  }
}
