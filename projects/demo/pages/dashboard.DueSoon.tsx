import { useText } from "@platon/sdk";

/** A table of the product among a component's own markup: sorting, links and columns are the table's. */
export default function DueSoon() {
  const t = useText();
  return (
    <section className="card due">
      <h2>{t("dashboard.due")}</h2>
      <div className="table">
        <platon-table name="due_applications" height={420} />
      </div>
    </section>
  );
}
