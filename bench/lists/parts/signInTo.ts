import { call } from "../../../tests/integration/harness/call.ts";

type BenchUser = "admin" | "clerk" | "watcher";

/** Access token of a session of its own, by the sign-in that people use. */
export async function signInTo(url: string, username: BenchUser): Promise<string> {
  const answer = await call({ url }, "POST auth/login", {
    body: { username, password: `bench-${username}-1` }, headers: { "device-id": `bench-${username}-device` },
  });
  if (answer.status !== 200) throw new Error(`${username} could not sign in: ${answer.status} ${answer.body.message}`);
  return answer.data.access_token;
}
