import type { ReactElement } from "react";
import styles from "./QuestionDetails.module.css";

/** What exactly would be done, in lines to be read before a yes; more than fits is scrolled to. */
export const QuestionDetails = ({ text }: { readonly text: string }): ReactElement => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by keyboard
  <pre tabIndex={0} className={styles.details}>{text}</pre>
);
