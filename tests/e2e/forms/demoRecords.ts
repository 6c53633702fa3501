import { expect, type Page } from "@playwright/test";

interface Answer {
  readonly status: number;
  readonly message: string;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  // The wire's data, read by each test for what it asked.
  readonly data: Record<string, never> & { rows?: { $id: string; $version: number; name: string }[]; id?: string; version?: number };
}

/** A call of the page's own session, past the screens: what another person or program does meanwhile. */
export async function callAs(page: Page, method: string, path: string, body?: unknown): Promise<Answer> {
  return await page.evaluate(
    async ([verb, address, sent]) => {
      const token = localStorage.getItem("auth_token");
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json", "accept-language": "uz-Cyrl" };
      const response = await fetch(`/api/${address}`, { method: verb as string, headers, ...(sent !== undefined && { body: JSON.stringify(sent) }) });
      const { message, errors, data } = (await response.json()) as Omit<Answer, "status">;
      return { status: response.status, message, errors, data };
    },
    [method, path, body] as const,
  );
}

/** A new city of a test's own, so that tests do not meet in one record. */
export async function newCity(page: Page, name: string): Promise<string> {
  const { status, data } = await callAs(page, "POST", "forms/cities", { values: { name, country: "UZ", population: 1000 } });
  expect(status).toBe(201);
  return data.id ?? "";
}

/** The address of a city's form in a modal over the table. */
export const cityModal = (id: string): string => `/tables/cities?_modal=${encodeURIComponent(`/forms/cities/${id}?_target=modal_60`)}`;
