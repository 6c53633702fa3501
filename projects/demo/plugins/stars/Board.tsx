import { useTable, useText } from "@platon/sdk";
import { most, starsOf, starsText } from "./starsText.ts";

interface BoardProps {
  readonly settings: { readonly rows: number; readonly full: string };
}

/** A screen of a plugin: rows of a table that it was granted to read, drawn anew when one of them changes. */
export default function Board({ settings }: BoardProps) {
  const t = useText();
  const pageSize = Math.min(100, Math.max(1, Math.round(settings.rows)));
  const { rows, isLoading, failure } = useTable("cities", { pageSize, sort: [{ field: "population", dir: "desc" }] });

  return (
    <section className="board" aria-busy={isLoading}>
      {failure !== undefined && <p role="alert">{t("components.cities.failure")}</p>}
      <ol>
        {rows.map((row) => {
          const stars = starsOf(row["population"], Number(settings.full));
          return (
            <li key={row.$id}>
              <span className="name">{String(row["name"])}</span>
              <span className="stars" role="img" aria-label={t("{{0}} та юлдузчадан {{1}} таси", [most, stars])}>
                {starsText(stars)}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
