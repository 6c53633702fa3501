import { labelParts } from "#core/links/splitParts.ts";
import { defineFormElement } from "#sdk/contributions/formElement.ts";
import styles from "./fieldsetElement.module.css";

/** Elements that belong together, under a heading; what explains them stands below it. */
export const fieldsetElement = defineFormElement({
  type: "fieldset",
  component: ({ element, id, children }) => {
    const [title, ...more] = Object.values(labelParts(element.label ?? "")).filter(Boolean);
    const notes = [...more, element.hint].filter(Boolean);
    const notesId = notes.length > 0 ? `${id}-notes` : undefined;
    return (
      <fieldset id={id} className={styles.group} aria-describedby={notesId}>
        {title && <legend className={styles.title}>{title}</legend>}
        {notesId && <p id={notesId} className={styles.notes}>{notes.join(" · ")}</p>}
        {children}
      </fieldset>
    );
  },
});
