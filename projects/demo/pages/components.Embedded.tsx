import { useState } from "react";
import { useText } from "@platon/sdk";

const choices = ["countries", "due_applications", "samples"];

/** First-party parts between a component's own elements: which table is shown is the component's state. */
export default function Embedded() {
  const t = useText();
  const [table, setTable] = useState("countries");
  return (
    <section className="card wide">
      <h2>{t("components.embedded.title")}</h2>
      <p>{t("components.embedded.text")}</p>
      <div className="row" role="group" aria-label={t("components.embedded.title")}>
        {choices.map((name) => (
          <button key={name} type="button" className={name === table ? "button primary" : "button"} aria-pressed={name === table} onClick={() => setTable(name)}>
            {t(`components.embedded.${name}`)}
          </button>
        ))}
      </div>
      <div className="table">
        <platon-table key={table} name={table} height={360} />
      </div>
    </section>
  );
}
