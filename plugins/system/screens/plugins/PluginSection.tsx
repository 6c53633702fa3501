import { useId, type ReactElement, type ReactNode } from "react";
import styles from "./Plugins.module.css";

/** A part of a plugin's screen, with its heading. */
export const PluginSection = ({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement => {
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
};
