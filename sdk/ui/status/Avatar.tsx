import type { ReactElement } from "react";
import styles from "./Avatar.module.css";

/** The first letters of the first two words: "Нодира Каримова" → "НК". */
export const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? "")
    .join("")
    .toLocaleUpperCase();

export interface AvatarProps {
  readonly name: string;
  /** Address of a photo; initials without it. */
  readonly photo?: string;
  /** Pixels; 32 unless told. */
  readonly size?: number;
}

/** A person's photo or initials. Decorative: the name stands beside it or labels its button. */
export const Avatar = ({ name, photo, size = 32 }: AvatarProps): ReactElement => (
  <span
    aria-hidden="true"
    className={styles.avatar}
    data-initials={photo ? undefined : initialsOf(name)}
    style={{ width: size, height: size, fontSize: Math.round(size * 0.375) }}
  >
    {photo && <img src={photo} alt="" className={styles.photo} />}
  </span>
);
