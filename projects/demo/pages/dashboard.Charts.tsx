import { useText } from "@platon/sdk";

/** Two metrics of the project, drawn by the product: its colours, keyboard and table come with them. */
export default function Charts() {
  const t = useText();
  return (
    <div className="charts">
      <section className="card">
        <platon-chart metric="applications_by_month" kind="bar" title={t("dashboard.months")} height={360} />
      </section>
      <section className="card">
        <platon-chart metric="applications_by_service" kind="pie" title={t("dashboard.services")} height={200} />
      </section>
    </div>
  );
}
