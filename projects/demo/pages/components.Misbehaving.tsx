import { useState } from "react";
import { useText } from "@platon/sdk";

function Broken(): never {
  throw new Error("Thrown on purpose while drawing");
}

const throwInHandler = (): void => {
  throw new Error("Thrown on purpose in an event handler");
};

const loopForEver = (): void => {
  for (;;);
};

/** What a sandbox is for: this component breaks in three ways, and the rest of the page goes on. */
export default function Misbehaving() {
  const t = useText();
  const [isArmed, setIsArmed] = useState(false);
  const [isBroken, setIsBroken] = useState(false);
  const button = (key: string, press: () => void) => (
    <button type="button" className="button danger" disabled={!isArmed} onClick={press}>
      {t(`components.misbehaving.${key}`)}
    </button>
  );
  return (
    <section className="card">
      <h2>{t("components.misbehaving.title")}</h2>
      <p>{t("components.misbehaving.text")}</p>
      <label className="row">
        <input type="checkbox" checked={isArmed} onChange={(event) => setIsArmed(event.target.checked)} />
        {t("components.misbehaving.arm")}
      </label>
      <div className="row">
        {button("render", () => setIsBroken(true))}
        {button("handler", throwInHandler)}
        {button("loop", loopForEver)}
      </div>
      {isBroken && <Broken />}
    </section>
  );
}
