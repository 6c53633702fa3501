import type { Page } from "@playwright/test";

/** As an administrator, or the user in another browser, ends it. */
export async function endOwnSession(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem("auth_token")}` };
    const { data } = (await (await fetch("/api/auth/sessions", { headers })).json()) as { data: { id: string; isCurrent: boolean }[] };
    const own = data.find((session) => session.isCurrent);
    await fetch(`/api/auth/sessions/${own?.id}`, { method: "DELETE", headers });
  });
}
