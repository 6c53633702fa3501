import type { LucideIcon } from "lucide-react";
import { useEffect, useState, type ReactElement } from "react";
import { Icon } from "./Icon.tsx";
import { iconNameOf } from "#core/icons/iconNameOf.ts";

type IconsByName = Readonly<Record<string, LucideIcon>>;

let icons: IconsByName | undefined;
let loading: Promise<void> | undefined;

const load = async (): Promise<void> => {
  icons = (await import("./iconsByName.ts")).iconsByName;
};

/** The icon of that name; `undefined` until the names have loaded. */
const useIconByName = (name: string): LucideIcon | undefined => {
  const [, setLoaded] = useState(icons !== undefined);
  useEffect(() => {
    let isGone = false;
    loading ??= load();
    loading.then(
      () => !isGone && setLoaded(true),
      // A chunk that did not arrive costs the icons only; the next screen tries again.
      () => (loading = undefined),
    );
    return () => void (isGone = true);
  }, []);
  if (!icons) return undefined;
  const wanted = iconNameOf(name);
  return Object.hasOwn(icons, wanted) ? icons[wanted] : icons["circle-small"];
};

export interface NamedIconProps {
  /** A name of lucide's, as configuration gives it (`cssClass` of a menu item); unknown ones are a small ring. */
  readonly name: string;
  readonly size?: number;
}

/**
 * An icon that configuration names. The chunk of named icons loads with the first of them; its place is kept.
 * @example <NamedIcon name={item.cssClass} />
 */
export const NamedIcon = ({ name, size = 16 }: NamedIconProps): ReactElement => {
  const found = useIconByName(name);
  return found ? <Icon of={found} size={size} /> : <svg width={size} height={size} aria-hidden="true" />;
};
