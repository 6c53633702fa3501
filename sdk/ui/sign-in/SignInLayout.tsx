import { useId, type ReactElement, type ReactNode } from "react";
import { BrandMark } from "../shell/BrandMark.tsx";
import styles from "./SignInLayout.module.css";

export interface SignInLayoutProps {
  /** Name of the project. */
  readonly product: string;
  /** The project's picture, a data URL. */
  readonly logo?: string | undefined;
  /** One sentence of what it is for, and a line below it. */
  readonly headline: string;
  readonly lead: string;
  /** Pickers of language and theme. */
  readonly tools?: ReactNode;
  /** `SignInHeading`, fields, buttons. */
  readonly children: ReactNode;
}

/** Eight-pointed stars of Samarkand's tiles, 88 px apart. */
const TilePattern = (): ReactElement => {
  const id = useId();
  return (
    <svg className={styles.tiles} aria-hidden="true">
      <defs>
        <pattern id={id} width="88" height="88" patternUnits="userSpaceOnUse">
          <g fill="none" stroke="currentColor">
            <rect x="14" y="14" width="60" height="60" />
            <rect x="14" y="14" width="60" height="60" transform="rotate(45 44 44)" />
            <circle cx="44" cy="44" r="18.5" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
};

/** The sign-in document: what the product is on the left, the form on the right; on a phone the form only. */
export const SignInLayout = ({ product, logo, headline, lead, tools, children }: SignInLayoutProps): ReactElement => (
  <div className={styles.layout}>
    <header className={styles.brand}>
      <TilePattern />
      <div className={styles.product}>
        <BrandMark logo={logo} isLarge />
        {product}
      </div>
      <div className={styles.promise}>
        <p className={styles.headline}>{headline}</p>
        <p className={styles.lead}>{lead}</p>
      </div>
    </header>
    <main className={styles.side}>
      <div className={styles.tools}>{tools}</div>
      <div className={styles.main}>
        <div className={styles.column}>{children}</div>
      </div>
    </main>
  </div>
);

/** The heading of the form: the document's `h1` with a line below it; of several the last one is shown. */
export const SignInHeading = ({ title, note }: { readonly title: string; readonly note?: string }): ReactElement => (
  <div className={styles.heading}>
    <h1 className={styles.title}>{title}</h1>
    {note !== undefined && <p className={styles.note}>{note}</p>}
  </div>
);

/** Other ways to sign in, two in a row: `Button size="large" isWide` each. */
export const SignInMethods = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div className={styles.methods}>{children}</div>
);
