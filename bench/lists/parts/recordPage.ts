import type { CompiledQuery } from "kysely";
import { ask, type Rival } from "../../harness/rivals.ts";
import type { OwnServer } from "./listsServer.ts";
import { signInTo } from "./signInTo.ts";
import { headersOf, pageBody, placesUrl } from "./pageOf.ts";

export interface RecordedPage {
  /** A page of 50 rows under the row rule of the table, each with the title of the row that it refers to. */
  readonly list: Rival;
  readonly answer: string;
  /** The statement that read the rows, whatever else the server asked. */
  readonly statement: CompiledQuery;
}

/** One page as a user asks for it, and what the server read for it. */
export async function recordPage({ url, recorded }: OwnServer): Promise<RecordedPage> {
  const list: Rival = { url: placesUrl(url), headers: headersOf(await signInTo(url, "clerk")), body: pageBody({}) };
  await ask(list); // whatever is kept after the first time is kept now
  const { result: answer, queries } = await recorded.during(() => ask(list));
  const statement = queries.find(({ sql }) => sql.includes('"$id"'));
  if (statement === undefined) throw new Error("no statement of the server reads rows");
  return { list, answer, statement };
}
