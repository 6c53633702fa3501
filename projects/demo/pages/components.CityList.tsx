import { useState, type ChangeEvent } from "react";
import { clipboard, navigate, overlay, toast, useTable, useText } from "@platon/sdk";

const pageSize = 8;

const grouped = (value: unknown): string => (typeof value === "number" ? value.toLocaleString("ru-RU") : "—");

/** Rows of a table drawn by the component itself, page by page, under the signed-in user's own permissions. */
export default function CityList() {
  const t = useText();
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState("");
  const { rows, total, isLoading, failure } = useTable("cities", {
    page,
    pageSize,
    sort: [{ field: "population", dir: "desc" }],
    ...(search !== "" && { search }),
  });
  const last = Math.max(1, Math.ceil(total / pageSize));
  const look = (event: ChangeEvent<HTMLInputElement>) => {
    setSearch(event.target.value);
    setPage(1);
  };

  /** The product's own menu, where the row was pressed. */
  const offer = async (row: (typeof rows)[number]) => {
    const name = String(row["name"]);
    const items = [
      { id: "open", label: t("components.cities.open"), icon: "pencil" },
      { id: "copy", label: t("components.cities.copy"), icon: "copy" },
    ];
    const chosen = await overlay.openMenu(items, { title: name });
    if (chosen === "open") await navigate(`forms/cities/${row.$id}?_target=modal_60`);
    if (chosen === "copy") {
      await clipboard.writeText(name);
      await toast(t("components.cities.copied"));
    }
  };

  return (
    <section className="card">
      <h2>{t("components.cities.title")}</h2>
      <p>{t("components.cities.text")}</p>
      <input className="input" type="search" value={search} onChange={look} placeholder={t("components.cities.search")} aria-label={t("components.cities.search")} />
      {failure !== undefined && <p role="alert">{t("components.cities.failure")}</p>}
      <table className="cities" aria-busy={isLoading}>
        <thead>
          <tr>
            <th scope="col">{t("Номи")}</th>
            <th scope="col">{t("Мамлакат")}</th>
            <th scope="col" className="number">{t("Аҳолиси")}</th>
            <th scope="col" aria-label={t("components.cities.menu")} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.$id} prevent="contextmenu" onContextMenu={() => void offer(row)}>
              <td className="name"><platon-link to={`forms/cities/${row.$id}?_target=modal_60`}>{String(row["name"])}</platon-link></td>
              <td>{String(row["country.name"] ?? "")}</td>
              <td className="number">{grouped(row["population"])}</td>
              <td className="more">
                <button type="button" aria-haspopup="menu" aria-label={t("components.cities.menu")} onClick={() => void offer(row)}>
                  <platon-icon name="ellipsis" />
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="row">
        <button type="button" className="button" disabled={page === 1} onClick={() => setPage(page - 1)}>{t("components.cities.back")}</button>
        <button type="button" className="button" disabled={page >= last} onClick={() => setPage(page + 1)}>{t("components.cities.next")}</button>
        <span className="place">{t("components.cities.place", { page: grouped(page), last: grouped(last), total: grouped(total) })}</span>
      </div>
    </section>
  );
}
