import type { LucideIcon } from "lucide-react";
import type { ReactElement } from "react";

export interface IconProps {
  /** An icon imported by name from `lucide-react`, so that only those in use are shipped. */
  readonly of: LucideIcon;
  /** Pixels; 16 unless told. */
  readonly size?: number;
  readonly className?: string;
}

/**
 * A decorative icon. It never carries meaning alone: the text beside it, or the label of its button, does.
 * @example <Icon of={Search} />
 */
export const Icon = ({ of: Drawing, size = 16, className }: IconProps): ReactElement => (
  <Drawing size={size} strokeWidth={1.75} className={className} aria-hidden focusable={false} />
);
