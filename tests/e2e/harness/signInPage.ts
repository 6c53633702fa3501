import { randomUUID } from "node:crypto";

import { expect, type Page } from "@playwright/test";
import type { LoginResponse } from "#contract/auth.ts";

const passwords = { admin: "demo-admin-1", clerk: "demo-clerk-1" };

export interface SignInOptions {
  /** Path to arrive at. */
  next?: string;
  /** How far the document is waited for: "commit" where it leads on to another one. */
  until?: "commit" | "load";
  /** Another server than the worker's own. */
  origin?: string;
  /** Of a user of another project than the demo's. */
  password?: string;
  /** What else the browser's storage holds as the application begins. */
  stored?: Readonly<Record<string, string>>;
}

/**
 * Opens the application with a session of this user's own, which the server's own call has begun and the browser's
 * storage holds, as after signing in: the sign-in document has tests of its own (K31, AU8, P1), and to go through it
 * costs each of the others a document more than what it is about.
 *
 * @example await signIn(page, "clerk", { next: "/tables/cities" });
 */
export async function signIn(page: Page, username: keyof typeof passwords, options: SignInOptions = {}): Promise<void> {
  const { next = "/", origin = "", password = passwords[username], stored = {}, until = "load" } = options;
  const device = randomUUID();
  const response = await page.request.post(`${origin}/api/auth/login`, {
    data: { username, password },
    headers: { "device-id": device },
  });
  expect(response.status(), `${username} signs in`).toBe(200);
  const { data } = (await response.json()) as { data: LoginResponse };
  await openBlank(page, origin);
  await page.evaluate((items) => Object.entries(items).forEach(([key, value]) => localStorage.setItem(key, value)), {
    auth_token: data.access_token,
    auth_token_refresh: data.refresh_token,
    auth_user: JSON.stringify(data.user),
    login_url: "/auth/user",
    device_id: device,
    ...stored,
  });
  await page.goto(`${origin}${next}`, { waitUntil: until });
}

/** An empty document of that origin, so that there is a storage to write to; it asks for no icon. */
export async function openBlank(page: Page, origin = ""): Promise<void> {
  const body = '<!doctype html><title>blank</title><link rel="icon" href="data:,">';
  await page.route("**/blank-document", (route) => route.fulfill({ contentType: "text/html", body }), { times: 1 });
  await page.goto(`${origin}/blank-document`);
}
