import styles from "./tones.module.css";

/** A meaning that has a colour in every theme. */
export type Tone = "neutral" | "accent" | "success" | "warning" | "danger" | "info";

/** The class that sets `--tone` and `--tone-weak` for a part and what is in it. */
export const toneClass = (tone: Tone): string | undefined => styles[tone];
