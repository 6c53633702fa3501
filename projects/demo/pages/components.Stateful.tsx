import { useEffect, useState, type ChangeEvent } from "react";
import { confirm, storage, toast, useText } from "@platon/sdk";

const storedName = "components.name";

/** State, a controlled input that rewrites what is typed, and a value that is still there after a reload. */
export default function Stateful() {
  const t = useText();
  const [count, setCount] = useState(0);
  const [name, setName] = useState("");

  useEffect(() => {
    void storage.get(storedName).then((stored) => {
      if (typeof stored === "string") setName(stored);
    });
  }, []);

  const type = (event: ChangeEvent<HTMLInputElement>) => setName(event.target.value.toLocaleUpperCase("ru"));

  const save = async () => {
    await storage.set(storedName, name);
    await toast(t("components.state.saved"));
  };

  const reset = async () => {
    if (await confirm(t("components.state.question"))) setCount(0);
  };

  return (
    <section className="card">
      <h2>{t("components.state.title")}</h2>
      <p>{t("components.state.text")}</p>
      <div className="row">
        <button type="button" className="button" aria-label={t("components.state.less")} onClick={() => setCount(count - 1)}>−</button>
        <output className="count" aria-live="polite">{count}</output>
        <button type="button" className="button" aria-label={t("components.state.more")} onClick={() => setCount(count + 1)}>+</button>
        <button type="button" className="button" onClick={() => void reset()}>{t("components.state.reset")}</button>
      </div>
      <div className="row">
        <label className="name">
          {t("components.state.name")}
          <input className="input" value={name} onChange={type} maxLength={40} />
        </label>
        <button type="button" className="button primary" onClick={() => void save()}>{t("components.state.save")}</button>
      </div>
      <p>{t("components.state.length", { count: name.length })}</p>
    </section>
  );
}
