import { useState } from "react";
import { toast, useText } from "@platon/sdk";

const forms = ["cities", "countries", "applications"];

/** A form of the product in a component's markup, and a menu that is drawn outside of its box. */
export default function FormMenu() {
  const t = useText();
  const [form, setForm] = useState("cities");
  const [isOpen, setOpen] = useState(false);
  const [saved, setSaved] = useState(0);
  const choose = (name: string) => () => {
    setForm(name);
    setOpen(false);
  };
  const hearSaved = () => {
    setSaved(saved + 1);
    void toast(t("components.form.saved"));
  };
  return (
    <section className="card wide">
      <h2>{t("components.form.title")}</h2>
      <p>{t("components.form.text")}</p>
      <div className="row">
        <button type="button" className="button choice" aria-haspopup="menu" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          {t(`components.form.${form}`)} <platon-icon name="chevron-down" size={14} />
        </button>
        <platon-overlay kind="menu" open={isOpen} title={t("components.form.choose")} width={240} onDismiss={() => setOpen(false)}>
          {forms.map((name) => (
            <button key={name} type="button" role="menuitem" className="item" onClick={choose(name)}>
              {t(`components.form.${name}`)}
            </button>
          ))}
        </platon-overlay>
        <output className="saved">{t("components.form.count", { count: saved })}</output>
      </div>
      <div className="form">
        <platon-form key={form} name={form} onSaved={hearSaved} />
      </div>
    </section>
  );
}
