import { ChevronRight } from "lucide-react";
import type { MouseEvent, ReactElement } from "react";
import { Icon } from "../icons/Icon.tsx";
import { joinClasses } from "../foundation/joinClasses.ts";
import { useUiText } from "../foundation/uiText.ts";
import styles from "./Breadcrumbs.module.css";

export interface Breadcrumb {
  readonly name: string;
  readonly href?: string;
}

export interface BreadcrumbsProps {
  /** From the outermost to the page itself. */
  readonly trail: readonly Breadcrumb[];
  /** Call `preventDefault` when the application goes there by itself. */
  readonly onFollow?: (crumb: Breadcrumb, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Where the page is; in a narrow top bar its name only. */
export const Breadcrumbs = ({ trail, onFollow }: BreadcrumbsProps): ReactElement => {
  const text = useUiText();
  return (
    <nav aria-label={text.breadcrumbs}>
      <ol className={styles.list}>
        {trail.map((crumb, index) => {
          const isLast = index === trail.length - 1;
          const className = joinClasses(styles.text, isLast && styles.last);
          return (
            <li key={`${index} ${crumb.name}`} className={styles.item}>
              {index > 0 && <Icon of={ChevronRight} size={14} />}
              {crumb.href !== undefined && !isLast ? (
                <a href={crumb.href} className={className} onClick={(event) => onFollow?.(crumb, event)}>
                  {crumb.name}
                </a>
              ) : (
                <span className={className} aria-current={isLast ? "page" : undefined}>
                  {crumb.name}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
