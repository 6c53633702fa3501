import { consoleLines } from "../harness/consoleLines.ts";
import { expect, test } from "../harness/productTest.ts";
import { showComponents } from "./showComponents.ts";

test.use({ isTabKept: true });

const observing = `import { useEffect, useRef, useState } from "react";
export default function Observing() {
  const [wide, setWide] = useState(false);
  const [said, say] = useState<Record<string, unknown>>({});
  const note = (name: string, value: unknown) => say((before) => ({ ...before, [name]: value }));
  const [order, setOrder] = useState("");
  const part = useRef<HTMLDivElement>(null);
  const far = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const sizes = new ResizeObserver(([entry]) => note("width", Math.round(entry.contentRect.width)));
    const sights = new IntersectionObserver(([entry]) => note("seen", entry.isIntersecting));
    sizes.observe(part.current!); sights.observe(far.current!);
    const query = matchMedia("(max-width: 900px)");
    query.addEventListener("change", ({ matches }) => note("narrow", matches));
    return () => { sizes.disconnect(); sights.disconnect(); };
  }, []);
  const place = () => { const { left, top } = part.current!.getBoundingClientRect(); return [left, top].map(Math.round).join(" "); };
  return <div className="observing">
    <button onClick={() => { setWide(!wide); note("place", place()); }}>widen</button>
    <div ref={part} className="part" style={{ width: wide ? 300 : 200 }}
      onMouseMove={(event) => { setOrder((before) => before + "m"); note("moved", event.clientX - part.current!.getBoundingClientRect().left); }}
      onMouseDown={() => setOrder((before) => before + "d")} onMouseOut={() => setOrder((before) => before + "o")}
      onMouseEnter={() => note("inside", true)} onMouseLeave={() => note("inside", false)}>part</div>
    <div className="scrolled" onScroll={(event) => note("scroll", event.currentTarget.scrollTop)}><div style={{ height: 900 }}>long</div></div>
    <div style={{ height: 3000 }} /><div ref={far}>far</div>
    <i className="order">{order}</i>
    <output style={{ display: "none" }}>{JSON.stringify(said)}</output></div>;
}`;

const css = ".observing { padding: 20px; } .part { height: 50px; } .scrolled { height: 60px; overflow: auto; }";

test("S222 S223 S225 S466 sizes, places, visibility, the pointer and the window reach a component", async ({ page }) => {
  await showComponents(page, [{ name: "Observing", scripts: [observing], css }]);
  const output = page.locator(".observing output");
  const said = async (): Promise<Record<string, unknown>> => JSON.parse((await output.textContent()) ?? "{}") as Record<string, unknown>;
  const part = page.locator(".part");
  await expect.poll(said).toMatchObject({ width: 200, seen: false });
  await page.getByText("widen").click();
  await expect.poll(said).toMatchObject({ width: 300, place: expect.stringMatching(/^20 \d+$/) });
  await part.hover({ position: { x: 40, y: 10 } });
  await part.hover({ position: { x: 140, y: 10 } });
  await expect.poll(said).toMatchObject({ inside: true, moved: 140 });
  await page.getByText("widen").hover();
  await expect.poll(said).toMatchObject({ inside: false });
  // A move waits for its frame; what comes after it does not go before it.
  const order = page.locator(".order");
  await expect(order).toHaveText(/o$/);
  const before = (await order.textContent()) ?? "";
  await part.evaluate((element) => {
    for (const type of ["mousemove", "mousemove", "mousedown", "mousemove", "mouseout"]) element.dispatchEvent(new MouseEvent(type, { bubbles: true }));
  });
  await expect(order).toHaveText(`${before}mdmo`);
  await page.locator(".scrolled").evaluate((element) => element.scrollTo(0, 120));
  await expect.poll(said).toMatchObject({ scroll: 120 });
  await page.getByText("far").scrollIntoViewIfNeeded();
  await expect.poll(said).toMatchObject({ seen: true });
  await page.setViewportSize({ width: 800, height: 700 });
  await expect.poll(said).toMatchObject({ narrow: true });
});

const greedy = `import { useEffect } from "react";
export default function Greedy() {
  useEffect(() => {
    const style = document.createElement("style");
    document.head.appendChild(style);
    for (let index = 0; index < 1005; index += 1) style.sheet.insertRule(".rule" + index + " { color: rgb(1, 2, 3); }", index);
    style.sheet.deleteRule(3);
  }, []);
  return <div><style>{".text { letter-spacing: 2px; } } body { letter-spacing: 9px; }"}</style>
    <p className="rule3">a</p><p className="rule4">b</p><p className="rule990">c</p><p className="rule1004">d</p><p className="text">e</p></div>;
}`;

test("S221 S228 rules of style elements hold in the group's boxes only, a thousand of them for each component", async ({ page, expectProblems }) => {
  expectProblems([/Greedy: css beyond 64 KB or 1,000 rules was left out/]);
  const lines = consoleLines(page);
  const other = 'export default () => <p className="rule5 other">other</p>;';
  await showComponents(page, [{ name: "Greedy", scripts: [greedy] }, { name: "Other", scripts: [other] }]);
  await expect(page.locator(".rule4")).toHaveCSS("color", "rgb(1, 2, 3)");
  await expect(page.locator(".rule990")).toHaveCSS("color", "rgb(1, 2, 3)");
  await expect(page.locator(".other")).toHaveCSS("color", "rgb(1, 2, 3)");
  await expect(page.locator(".text")).toHaveCSS("letter-spacing", "2px");
  for (const refused of [".rule3", ".rule1004"]) await expect(page.locator(refused)).not.toHaveCSS("color", "rgb(1, 2, 3)");
  await expect(page.locator("body")).not.toHaveCSS("letter-spacing", "9px");
  expect(lines.filter((line) => line.includes("Greedy: css beyond 64 KB or 1,000 rules was left out"))).toHaveLength(1);
});
