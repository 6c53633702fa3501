import { useState, type ReactElement } from "react";
import { joinClasses } from "../foundation/joinClasses.ts";
import styles from "./BrandMark.module.css";

interface BrandMarkProps {
  /** The project's picture, `data:image/png;base64,…`; without it, and where it cannot be drawn, the product's sign. */
  readonly logo?: string | undefined;
  readonly isLarge?: boolean;
}

/** The project's picture, or the product's sign: a tile in lapis and turquoise. Decorative, the name stands beside it. */
export const BrandMark = ({ logo, isLarge = false }: BrandMarkProps): ReactElement => {
  const [broken, setBroken] = useState<string>();
  if (logo !== undefined && logo !== broken) {
    return <img src={logo} alt="" className={joinClasses(styles.logo, isLarge && styles.largeLogo)} onError={() => setBroken(logo)} />;
  }
  return <span aria-hidden="true" className={joinClasses(styles.mark, isLarge && styles.large)} />;
};
