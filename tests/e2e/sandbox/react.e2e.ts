import { expect, test } from "../harness/productTest.ts";
import { showComponents } from "./showComponents.ts";

test.use({ isTabKept: true });

const controls = `import { useId, useState } from "react";
export default function Controls() {
  const id = useId();
  const [values, set] = useState({ text: "a", area: "b", one: "x", many: ["x"], box: false, radio: "1", range: "3", date: "2024-01-02" });
  const change = (part: Partial<typeof values>) => set((before) => ({ ...before, ...part }));
  return <form className="controls" onSubmit={() => change({ text: "sent" })}>
    <label htmlFor={id}>text</label><input id={id} value={values.text} maxLength={5} onChange={(event) => change({ text: event.target.value.replace(/\\d/g, "") })} />
    <textarea aria-label="area" value={values.area} onChange={(event) => change({ area: event.target.value })} />
    <select aria-label="one" value={values.one} onChange={(event) => change({ one: event.target.value })}><option value="x">X</option><option value="y">Y</option></select>
    <select aria-label="many" multiple value={values.many} onChange={(event) => change({ many: Array.from(event.target.selectedOptions).map((option) => option.value) })}><option value="x">X</option><option value="y">Y</option></select>
    <input type="checkbox" aria-label="box" checked={values.box} onChange={(event) => change({ box: event.target.checked })} />
    {["1", "2"].map((value) => <input key={value} type="radio" name="radio" aria-label={"radio" + value} value={value} checked={values.radio === value} onChange={() => change({ radio: value })} />)}
    <input type="range" aria-label="range" min="0" max="10" value={values.range} onChange={(event) => change({ range: event.target.value })} />
    <input type="date" aria-label="date" value={values.date} onChange={(event) => change({ date: event.target.value })} />
    <button>submit</button><output>{JSON.stringify(values)}</output>
  </form>;
}`;

test("S234 controlled controls of every kind follow the component", async ({ page }) => {
  await showComponents(page, [{ name: "Controls", scripts: [controls] }]);
  const said = async (): Promise<unknown> => JSON.parse((await page.locator(".controls output").textContent()) ?? "{}");
  const text = page.getByLabel("text");
  await text.fill("");
  await text.pressSequentially("q1w2e", { delay: 10 });
  await expect(text).toHaveValue("qwe");
  await page.getByLabel("area").fill("two\nlines");
  await page.getByLabel("one").selectOption("y");
  await page.getByLabel("many").selectOption(["x", "y"]);
  await page.getByLabel("box").check();
  await page.getByLabel("radio2").click();
  await expect(page.getByLabel("radio2")).toBeChecked();
  await page.getByLabel("range").press("ArrowRight");
  await page.getByLabel("date").fill("2025-06-07");
  const expected = { text: "qwe", area: "two\nlines", one: "y", many: ["x", "y"], box: true, radio: "2", range: "4", date: "2025-06-07" };
  await expect.poll(said).toEqual(expected);
  await page.getByText("submit").click();
  await expect(text).toHaveValue("sent");
  await expect(page.getByLabel("radio1")).not.toBeChecked();
});

const uncontrolled = `
export default function Uncontrolled() {
  return <form className="uncontrolled">
    <input type="checkbox" name="box" aria-label="box" defaultChecked />
    {["1", "2"].map((value) => <input key={value} type="radio" name="group" aria-label={"choice" + value} value={value} />)}
    <input type="number" name="count" aria-label="count" defaultValue="3" />
  </form>;
}`;

test("S237 a control keeps its type and its name, whatever the user does to it and whether its component draws again or not", async ({ page }) => {
  await showComponents(page, [{ name: "Controls", scripts: [controls] }, { name: "Uncontrolled", scripts: [uncontrolled] }]);
  await expect(page.getByLabel("choice2")).toBeVisible();
  await page.evaluate(() => {
    const inputs = [...document.querySelectorAll<HTMLInputElement>(".controls input, .uncontrolled input")];
    const look = (): string[] => inputs.map((input) => `${input.getAttribute("type")} ${input.getAttribute("name")}`);
    const before = look().join();
    const lost: string[] = [];
    Object.assign(window, { lostAttributes: lost });
    // Told after each task: what comes and goes within one, nobody sees.
    const observer = new MutationObserver(() => look().join() !== before && lost.push(look().join()));
    for (const input of inputs) observer.observe(input, { attributes: true });
  });
  for (const label of ["radio2", "radio1", "choice2", "choice1", "choice2"]) await page.getByLabel(label).click();
  await page.getByLabel("box").first().click();
  await page.getByLabel("box").last().click();
  await page.getByLabel("text").fill("ab");
  await page.getByLabel("count").fill("4");
  await expect(page.getByLabel("radio1")).toBeChecked();
  await expect(page.getByLabel("choice2")).toBeChecked();
  await expect(page.getByLabel("choice1")).not.toBeChecked();
  await expect(page.locator(".controls output")).toContainText('"text":"ab"');
  expect(await page.evaluate(() => (window as unknown as { lostAttributes: string[] }).lostAttributes)).toEqual([]);
});

const waiting = `import { Component, lazy, Suspense, use, useLayoutEffect, useRef, useState, startTransition, type ReactNode } from "react";
const Later = lazy(() => import("./Late"));
const answer = new Promise<string>((resolve) => setTimeout(() => resolve("answered"), 50));
const Answer = () => <b className="answer">{use(answer)}</b>;
class Boundary extends Component<{ children: ReactNode }> {
  state = { failed: "" };
  static getDerivedStateFromError(error: Error) { return { failed: error.message }; }
  render() { return this.state.failed ? <i className="caught">{this.state.failed}</i> : this.props.children; }
}
const Broken = (): ReactNode => { throw new Error("on purpose"); };
export default function Waiting() {
  const [isOn, setOn] = useState(false);
  const svg = useRef<SVGSVGElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [tag, setTag] = useState("");
  useLayoutEffect(() => setTag(svg.current!.tagName + " " + svg.current!.namespaceURI), []);
  return <div className="waiting">
    <Suspense fallback={<u>waiting</u>}><Answer />{isOn && <Later name="late" />}</Suspense>
    <Boundary><Broken /></Boundary>
    <button onClick={() => startTransition(() => setOn(true))}>load</button>
    <button onClick={() => { field.current!.focus(); field.current!.setSelectionRange(1, 3); }}>focus</button>
    <input ref={field} aria-label="field" defaultValue="abcd" prevent="keydown:x,ArrowLeft" />
    <svg ref={svg} viewBox="0 0 10 10" width="100"><defs><linearGradient id="fade"><stop offset="0" stopColor="red" /></linearGradient></defs>
      <rect width="10" height="10" fill="url(#fade)" strokeWidth={2} /></svg>
    <output>{tag}</output></div>;
}`;

test("S235 S236 Suspense, lazy modules, boundaries, refs, SVG and declared prevention work", async ({ page }) => {
  await showComponents(page, [
    { name: "Waiting", scripts: [waiting] },
    { name: "Late", scripts: ['export const kind = "module"; export default ({ name = "own" }) => <em className="late">{name}</em>;'] },
  ]);
  await expect(page.locator(".answer")).toHaveText("answered");
  await expect(page.locator(".caught")).toHaveText("on purpose");
  await page.getByText("load").click();
  await expect(page.locator(".waiting .late")).toHaveText("late");
  await expect(page.locator(".waiting output")).toHaveText("svg http://www.w3.org/2000/svg");
  const rect = page.locator(".waiting rect");
  await expect(rect).toHaveAttribute("fill", /^url\(#realm\d+-fade\)$/);
  await expect(rect).toHaveCSS("stroke-width", "2px");
  const field = page.getByLabel("field");
  await page.getByText("focus", { exact: true }).click();
  await expect(field).toBeFocused();
  await page.keyboard.type("Z");
  await expect(field).toHaveValue("aZd");
  // What an element declares the host prevents: the letter is not typed, the caret stays.
  await page.keyboard.press("x");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("y");
  await expect(field).toHaveValue("aZyd");
});
