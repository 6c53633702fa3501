/**
 * What the elements of a box declare with `prevent="keydown:Enter,ArrowDown dragover"`: a type, with the keys that it is
 * limited to. The keyboard's user keeps a way out (WCAG 2.1.2): Escape is never prevented, Tab only where it is named and
 * not straight after Escape, and of keys that are not named neither those of functions nor those with Ctrl or Cmd.
 */
export class DeclaredPrevention {
  readonly #box: Element;
  /** Escape came before everything else but Tabs: who is pressing Tab now leaves. */
  #isLeaving = false;

  constructor(box: Element) {
    this.#box = box;
  }

  /** @returns whether it is a Tab by which the user leaves an element that wants Tabs: it should not hear of this one */
  apply(event: Event, target: Element): boolean {
    const isWayOut = this.#isLeaving && isKey(event, "Tab");
    this.#note(event);
    if (!this.#isDeclared(event, target)) return false;
    if (!isWayOut) event.preventDefault();
    return isWayOut;
  }

  #note(event: Event): void {
    if (event.type === "pointerdown") this.#isLeaving = false;
    else if (event.type === "keydown" && !leavingKeys.has((event as KeyboardEvent).key)) this.#isLeaving = isKey(event, "Escape");
  }

  #isDeclared(event: Event, target: Element): boolean {
    for (let at: Element | null = target; at && at !== this.#box; at = at.parentElement) {
      if (declares(at.getAttribute("prevent") ?? "", event)) return true;
    }
    return false;
  }
}

/** They end nobody's leaving. */
const leavingKeys = new Set(["Tab", "Shift"]);

const isKey = ({ type, key }: Partial<KeyboardEvent>, wanted: string): boolean => type === "keydown" && key === wanted;

const declares = (declaration: string, event: Event): boolean =>
  declaration.split(/\s+/).some((part) => {
    const [type, keys] = part.split(":");
    return type === event.type && mayPrevent(event as KeyboardEvent, keys?.split(","));
  });

function mayPrevent(event: KeyboardEvent, named: readonly string[] | undefined): boolean {
  const { type, key } = event;
  if (key === "Escape") return false;
  if (named) return named.includes(key);
  return (type !== "keydown" && type !== "keyup") || !isUsers(event);
}

/** Keys of the browser and of the product. Who types with AltGr presses Ctrl as well. */
const isUsers = (event: KeyboardEvent): boolean =>
  event.key === "Tab" || /^F\d+$/.test(event.key) || ((event.ctrlKey || event.metaKey) && !event.getModifierState("AltGraph"));
