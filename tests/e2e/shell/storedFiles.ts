import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { FormConfig, FormElement } from "#contract/form.ts";
import { startServer } from "../../integration/harness/startServer.ts";
import type { RunningServer } from "../../integration/harness/serverProcess.ts";
import { test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";

const project = fileURLToPath(new URL("../../integration/files/project", import.meta.url));

/** The built product on a project whose forms take files, while the tests of a file run. */
export function useFilesProduct(): { readonly url: string } {
  let product: RunningServer | undefined;
  test.beforeAll(async () => {
    // As long as the product's own server may take (productTest.ts).
    test.setTimeout(180_000);
    product = await startServer({ project });
  });
  test.afterAll(async () => await product?.stop());
  return {
    get url() {
      return product?.url ?? "";
    },
  };
}

export const signInToFiles = async (page: Page, origin: string, next: string): Promise<void> =>
  await signIn(page, "clerk", { origin, next, password: "files-clerk-1" });

const isScans = ({ dataField }: FormElement): boolean => dataField === "scans";

/** Keeps a file under this name, as the form of papers does; answers with its id. The page is signed in. */
export async function storeFile(page: Page, name: string, bytes: readonly number[]): Promise<string> {
  const { origin } = new URL(page.url());
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  const headers = { authorization: `Bearer ${token}` };
  const form = await page.request.get(`${origin}/api/forms/papers`, { headers });
  const { data } = (await form.json()) as { data: FormConfig };
  const scans = data.elements.flatMap((element) => [element, ...(element.children ?? [])]).find(isScans);
  const file = { name, mimeType: "application/octet-stream", buffer: Buffer.from(bytes) };
  const multipart = { form_element_id: scans?.id ?? "", file };
  const stored = await page.request.post(`${origin}/api/files/upload/form`, { headers, multipart });
  return ((await stored.json()) as { data: { id: string } }).data.id;
}
