import type { CompiledQuery, KyselyPlugin } from "kysely";
import type { Database } from "../../server/database/Database.ts";

export interface RecordedQueries {
  /** The same database, whose statements are seen. */
  readonly database: Database;
  /** Runs `work` and gives what it resolved with, and the statements that it sent outside of transactions. */
  during<T>(work: () => Promise<T>): Promise<{ result: T; queries: CompiledQuery[] }>;
}

/** Lets a baseline run exactly the SQL of what it is compared with. */
export function recordQueries(database: Database): RecordedQueries {
  let queries: CompiledQuery[] | undefined;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      queries?.push(database.sql.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const watched = database.sql.withPlugin(plugin);
  return {
    database: new Proxy(database, {
      get: (target, key) => {
        if (key === "sql") return watched;
        if (key === "heavy") return (...args: Parameters<Database["heavy"]>) => target.heavy(...args).withPlugin(plugin);
        const value: unknown = Reflect.get(target, key);
        return typeof value === "function" ? value.bind(target) : value;
      },
    }),
    during: async (work) => {
      const seen = (queries = [] as CompiledQuery[]);
      const result = await work();
      queries = undefined;
      return { result, queries: seen };
    },
  };
}
