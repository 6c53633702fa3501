// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SavedRecord } from "#sdk/wire.ts";
import { configOf, element, saving } from "./testing/formConfigs.ts";
import { FormStage } from "./testing/FormStage.tsx";
import { sectionsOf } from "./view/sectionsOf.ts";

/** What jsdom does not have: which sections are near the window, and quiet moments. */
class Window {
  readonly watched = new Set<Element>();
  quiet: (() => void)[] = [];
  #tell: (entries: unknown[]) => void = () => undefined;

  constructor() {
    const { watched } = this;
    const hear = (tell: (entries: unknown[]) => void): void => void (this.#tell = tell);
    vi.stubGlobal("IntersectionObserver", class {
      constructor(tell: (entries: unknown[]) => void) { hear(tell); }
      observe(place: Element): void { watched.add(place); }
      unobserve(place: Element): void { watched.delete(place); }
    });
    vi.stubGlobal("requestIdleCallback", (run: () => void) => this.quiet.push(run));
  }

  async comeNear(place: Element | undefined): Promise<void> {
    await act(async () => this.#tell([{ isIntersecting: true, target: place }]));
  }

  async beQuiet(): Promise<void> {
    await act(async () => this.quiet.splice(0).forEach((run) => run()));
  }
}

const window = new Window();
let stage: FormStage;

beforeEach(() => {
  stage = new FormStage();
});

afterEach(async () => expect(await stage.close()).toEqual([]));

const fields = Array.from({ length: 200 }, (_, index) => element(`f${index}`, { isRequired: index === 150 }));
const drawn = (): number[] => [...stage.page.querySelectorAll("input")].map(({ name }) => Number(name.slice(1)));
const answer = ({ values }: { values: Record<string, unknown> }): SavedRecord => ({ id: "r1", version: 2, values });

describe("a long form", () => {
  it("F481 its first sections are drawn at once, others when they come near, and one by one in quiet moments", async () => {
    await stage.show({ config: configOf(fields), values: { f150: "x" } });
    expect(drawn()).toEqual(Array.from({ length: 40 }, (_, index) => index));
    const last = [...window.watched].at(-1);
    await window.comeNear(last);
    expect([drawn().length, drawn().at(-1), window.watched.has(last as Element)]).toEqual([60, 199, false]);
    for (let moments = 0; window.quiet.length > 0; moments += 1) {
      await window.beQuiet();
      expect(moments).toBeLessThan(8);
    }
    expect([drawn().length, window.watched.size]).toEqual([200, 0]);
  }, 60_000);

  it("F482 a mistake far below keeps the form, and is drawn and has the focus; the rest is not drawn for it", async () => {
    const sent: { values: Record<string, unknown> }[] = [];
    await stage.show({ config: configOf(fields), calls: saving(sent, answer) });
    await stage.press("forms.save");
    expect([sent, document.activeElement, stage.errorsOf("f150"), drawn().length]).toEqual([[], stage.input("f150"), ["Майдонни тўлдириш керак"], 60]);
    await stage.type("f150", "x");
    await stage.press("forms.save");
    expect([Object.keys(sent[0]?.values ?? {}).length, sent[0]?.values["f150"], sent[0]?.values["f199"]]).toEqual([200, "x", ""]);
  }, 60_000);

  it("F481 whole lines stand in a section, groups count with what is in them, and a short form is one", () => {
    const lines = fields.map((one) => [one]);
    expect(sectionsOf(lines).map(({ length }) => length)).toEqual(Array(10).fill(20));
    expect(sectionsOf(lines.slice(0, 60))).toHaveLength(1);
    const group = { ...element("g"), children: fields.slice(0, 90) };
    expect(sectionsOf([[group], [element("a")], [element("b"), element("c")]]).map(({ length }) => length)).toEqual([1, 2]);
  });
});
