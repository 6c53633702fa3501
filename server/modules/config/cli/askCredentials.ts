import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

/** Asks name and password on the terminal; what is typed as the password is not shown. */
export async function askCredentials(): Promise<{ username: string; password: string }> {
  let isHidden = false;
  const output = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      if (!isHidden) process.stderr.write(chunk);
      done();
    },
  });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  try {
    const username = await terminal.question("Login: ");
    process.stderr.write("Password: ");
    isHidden = true;
    const password = await terminal.question("");
    process.stderr.write("\n");
    return { username, password };
  } finally {
    terminal.close();
  }
}
