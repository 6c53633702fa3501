import { useEffect, useState, type ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { findHarm } from "../model/findHarm.ts";
import styles from "./SteadyCounter.module.css";

/** Milliseconds between two looks. */
const beat = 100;

/** Counts on as long as the page's own thread is free; and says whether anything got out. */
export const SteadyCounter = (): ReactElement => {
  const t = useText();
  const [{ count, harm }, look] = useState<{ count: number; harm: readonly string[] }>({ count: 0, harm: [] });
  useEffect(() => {
    const timer = setInterval(() => look((before) => ({ count: before.count + 1, harm: findHarm() })), beat);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={styles.counter}>
      <span className={styles.pair}>
        <span>{t("demo.misbehaviour.counter")}</span>
        <output className={styles.count} data-counter={count}>{count}</output>
      </span>
      <span className={harm.length === 0 ? styles.well : styles.harm} data-harm={harm.join(" ")}>
        {harm.length === 0 ? t("demo.misbehaviour.well") : t("demo.misbehaviour.harm", { what: harm.join(", ") })}
      </span>
    </div>
  );
};
