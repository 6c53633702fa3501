import type { LucideIcon } from "lucide-react";
import { createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Icon } from "./Icon.tsx";
import { iconNameOf } from "#core/icons/iconNameOf.ts";

/** Side of the square in which outlines are drawn. */
export const outlineSize = 24;

/** For names that there are not, as in `NamedIcon`. */
const unknownIcon = "circle-small";

type IconsByName = Readonly<Record<string, LucideIcon>>;

let icons: IconsByName | undefined;
let hasFailed = false;
let loading: Promise<void> | undefined;
const outlines = new Map<string, Path2D | "later">();

/**
 * The outline of a named icon, for a canvas: lines in a square of {@link outlineSize}, to be stroked. The chunk of named
 * icons loads with the first of them.
 * @returns "later" while it is on its way; undefined where the chunk did not come, which costs the icons only
 * @example const outline = iconOutline("map-pin");
 */
export function iconOutline(name: string): Path2D | "later" | undefined {
  if (!icons) {
    loading ??= load();
    return hasFailed ? undefined : "later";
  }
  const asked = iconNameOf(name);
  const known = Object.hasOwn(icons, asked) ? asked : unknownIcon;
  if (!outlines.has(known)) void prepare(known, icons);
  return outlines.get(known);
}

async function load(): Promise<void> {
  try {
    icons = (await import("./iconsByName.ts")).iconsByName;
  } catch {
    hasFailed = true;
  }
}

/** Not at once: whoever asks may be in the middle of drawing, where React draws nothing else. */
async function prepare(name: string, { [name]: icon }: IconsByName): Promise<void> {
  outlines.set(name, "later");
  await Promise.resolve();
  if (icon) outlines.set(name, readOutline(icon));
}

/** Lets the icon draw itself away from the page, and takes the lines from there. */
function readOutline(icon: LucideIcon): Path2D {
  const place = document.createElement("div");
  const root = createRoot(place);
  flushSync(() => root.render(createElement(Icon, { of: icon, size: outlineSize })));
  const outline = new Path2D();
  for (const part of place.querySelectorAll("svg > *")) addPart(outline, part);
  root.unmount();
  return outline;
}

/** The kinds of elements that the icons are made of. */
function addPart(outline: Path2D, part: Element): void {
  const number = (name: string): number => Number(part.getAttribute(name) ?? 0);
  switch (part.localName) {
    case "path":
      return outline.addPath(new Path2D(part.getAttribute("d") ?? ""));
    case "line":
      outline.moveTo(number("x1"), number("y1"));
      return outline.lineTo(number("x2"), number("y2"));
    case "rect":
      return outline.roundRect(number("x"), number("y"), number("width"), number("height"), number("rx"));
    case "circle":
    case "ellipse": {
      const [x, y, rx, ry] = [number("cx"), number("cy"), number("rx") || number("r"), number("ry") || number("r")];
      outline.moveTo(x + rx, y);
      return outline.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
    }
    case "polyline":
    case "polygon":
      return outline.addPath(new Path2D(`M${part.getAttribute("points") ?? ""}${part.localName === "polygon" ? "z" : ""}`));
  }
}
