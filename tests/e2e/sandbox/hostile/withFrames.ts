import type { Page } from "@playwright/test";
import { expect } from "../../harness/productTest.ts";

/**
 * Runs `work` while the project's own code may have frame realms, as an administrator grants it; the server is shared
 * with other tests, so the grants are as before afterwards.
 */
export async function withFrames(page: Page, work: () => Promise<void>, server: Server = {}): Promise<void> {
  const change = await openGrants(page, server);
  let before: string[] = [];
  await change((grants) => {
    before = grants;
    return [...new Set([...grants, "frames"])];
  });
  try {
    await work();
  } finally {
    await change(() => before);
  }
}

/** Another one than the demo's. */
interface Server {
  readonly origin?: string;
  readonly password?: string;
}

type Change = (use: (grants: string[]) => string[]) => Promise<void>;

async function openGrants({ request }: Page, { origin = "", password = "demo-admin-1" }: Server): Promise<Change> {
  const login = await request.post(`${origin}/api/auth/login`, {
    data: { username: "admin", password },
    headers: { "device-id": "grants" },
  });
  const { data } = (await login.json()) as { data: { access_token: string } };
  const headers = { authorization: `Bearer ${data.access_token}`, "device-id": "grants" };
  return async (use) => {
    const info = (await (await request.get(`${origin}/api/info`, { headers })).json()) as { data: { projectGrants: string[] } };
    const grants = use(info.data.projectGrants);
    const answer = await request.put(`${origin}/api/plugins/project`, { headers, data: { grants } });
    expect(answer.status(), "the grants of the project's own code").toBe(200);
  };
}
