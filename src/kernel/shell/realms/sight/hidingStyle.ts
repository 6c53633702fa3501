type Check = (value: string) => boolean;

const isSet: Check = (value) => value !== "" && value !== "none";

/** In two dimensions, or in three without leaving the plane. */
const translation = /^matrix\(1, 0, 0, 1, [^)]*\)$|^matrix3d\(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, [^,]*, [^,]*, 0, 1\)$/;

/** What an element does to everything that stands in it, by property. */
const checks: Readonly<Record<string, Check>> = {
  opacity: (value) => Number(value) < 1,
  filter: isSet,
  "clip-path": isSet,
  clip: (value) => value !== "" && value !== "auto",
  "mask-image": isSet,
  "mask-border-source": isSet,
  "-webkit-mask-image": isSet,
  "-webkit-mask-box-image-source": isSet,
  "-webkit-box-reflect": isSet,
  "mix-blend-mode": (value) => value !== "" && value !== "normal",
  zoom: (value) => value !== "" && Number(value) !== 1,
  transform: (value) => isSet(value) && !translation.test(value),
  rotate: isSet,
  scale: isSet,
  perspective: isSet,
  "offset-path": isSet,
  "content-visibility": (value) => value === "hidden",
  // It is painted below the background of what is around it.
  "z-index": (value) => Number(value) < 0,
};

/** An outline that is drawn further inside than this covers something, in pixels; a ring of focus stays within. */
const innerRing = 4;

/**
 * What of the style of an element hides or distorts a first-party part in it: engines do not tell all of it.
 * @returns the property
 */
export function hidingStyle(style: CSSStyleDeclaration): string | undefined {
  for (const [name, hides] of Object.entries(checks)) if (hides(style.getPropertyValue(name))) return name;
  return isSet(style.outlineStyle) && Number.parseFloat(style.outlineOffset) < -innerRing ? "outline" : undefined;
}
