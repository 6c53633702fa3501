import { areaOf, meets, type Area } from "./Area.ts";
import { leftOf } from "./auditAround.ts";

/** Of more elements nothing is kept: a component of that size is looked at when something is pressed. */
const maxElements = 2_000;

function leftIn(element: Element, place: Area, box: Element): Area | undefined {
  const area = areaOf(element);
  if (!meets(area, place)) return undefined;
  const left = leftOf(element, area, box);
  return meets(left, place) ? left : undefined;
}

interface Cover {
  readonly area: Area;
  readonly at: number;
}

/** Where something of the component has lain over a part until just now: whoever presses there aims at that. */
export class UncoveredPlaces {
  readonly #part: Element;
  #covers: readonly Cover[] = [];

  constructor(part: Element) {
    this.#part = part;
  }

  look(box: Element): void {
    const at = performance.now();
    const kept = this.#covers.filter((cover) => at - cover.at < 1_000);
    const place = areaOf(this.#part);
    const elements = [...box.querySelectorAll("*")].slice(0, maxElements);
    const over = elements.filter((element) => !this.#part.contains(element) && !element.contains(this.#part));
    this.#covers = [...kept, ...over.map((element) => leftIn(element, place, box)).filter((area) => area !== undefined).map((area) => ({ area, at }))];
  }

  hasSince(time: number, area: Area): boolean {
    return this.#covers.some((cover) => cover.at > time && meets(cover.area, area));
  }
}
