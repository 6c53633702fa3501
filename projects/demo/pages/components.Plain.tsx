import { useTheme, useText, useUser, type ComponentProps } from "@platon/sdk";

/** The least that a component can be: a function of its properties, with texts of the project and two facts. */
export default function Plain({ page, params }: ComponentProps) {
  const t = useText();
  const theme = useTheme();
  const user = useUser();
  const facts = [
    [t("components.plain.user"), user?.fullName ?? t("components.plain.guest")],
    [t("components.plain.theme"), theme.name],
    [t("components.plain.page"), page],
    [t("components.plain.params"), Object.keys(params).length === 0 ? "—" : JSON.stringify(params)],
  ];
  return (
    <section className="card">
      <h2>{t("components.plain.title")}</h2>
      <p>{t("components.plain.text")}</p>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
