import type { Rival } from "../../harness/rivals.ts";
import { headersOf } from "./pageOf.ts";
import { signInTo } from "./signInTo.ts";

/** A new record of the table, by its form, which both kinds of streams hear of. */
export async function saveRequest(url: string): Promise<Rival> {
  const response = await fetch(`${url}/api/user-info`, { headers: headersOf(await signInTo(url, "clerk")) });
  const { data } = (await response.json()) as { data: { orgId: string } };
  const values = { title: "Янгиобод маҳалласи", rank: 7, amount: 12.5, opened: "2026-11-25", region: "r7", org: data.orgId };
  return { url: `${url}/api/forms/places`, headers: headersOf(await signInTo(url, "clerk")), body: JSON.stringify({ values }) };
}
