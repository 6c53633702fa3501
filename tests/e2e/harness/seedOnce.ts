import { seededData } from "../../integration/harness/seededData.ts";

/** Seeds once, before the workers start: each of them works on a copy. */
export default async function setup(): Promise<void> {
  await seededData();
}
