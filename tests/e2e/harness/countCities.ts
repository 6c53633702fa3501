import { call } from "../../integration/harness/call.ts";
import { signIn } from "../../integration/harness/signIn.ts";

/**
 * How many cities there are now, exactly: other tests of the worker add some, and the server only estimates beyond
 * 100,000. Found by halves over pages of one row.
 */
export async function countCities(server: { readonly url: string }): Promise<number> {
  const token = await signIn(server, "clerk");
  const isThere = async (page: number): Promise<boolean> => {
    const { data } = await call(server, "POST tables/{name}/rows", { params: { name: "cities" }, body: { page, pageSize: 1 }, token });
    return data.rows.length > 0;
  };
  let [low, high] = [1, 262_144];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (await isThere(middle)) low = middle;
    else high = middle;
  }
  return low;
}
