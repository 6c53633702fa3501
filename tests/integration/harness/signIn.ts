import { call } from "./call.ts";

const passwords = { admin: "demo-admin-1", clerk: "demo-clerk-1" };

/** Access token of one of the demo project's two users. Each call is a session of its own. */
export async function signIn(server: { readonly url: string }, username: keyof typeof passwords): Promise<string> {
  const answer = await call(server, "POST auth/login", {
    body: { username, password: passwords[username] },
    headers: { "device-id": `test-${username}-device-0001` },
  });
  if (answer.status !== 200) throw new Error(`${username} could not sign in: ${answer.status} ${answer.body.message}`);
  return answer.data.access_token;
}
