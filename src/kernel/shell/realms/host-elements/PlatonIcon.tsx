import type { ReactNode } from "react";
import { NamedIcon } from "#sdk/ui/icons/NamedIcon.tsx";
import type { HostElementProps } from "#sandbox/host/index.ts";
import { acceptText } from "../gate/guestValues.ts";

const sizes = { least: 12, most: 64, usual: 16 } as const;

/** Events of first-party parts stay there; a press on an icon is one on the button around it. */
const seenThrough = { display: "contents", pointerEvents: "none" } as const;

/** `<platon-icon name="map-pin" size={20} />`: one of the product's icons, in the colour of the text around it. */
export function PlatonIcon({ properties }: HostElementProps): ReactNode {
  const name = acceptText(properties.name, 100);
  if (name === undefined) return undefined;
  const size = typeof properties.size === "number" ? properties.size : sizes.usual;
  return (
    <span style={seenThrough}>
      <NamedIcon name={name} size={Math.min(Math.max(size, sizes.least), sizes.most)} />
    </span>
  );
}
