import type { ComponentText } from "./showComponents.ts";

/** A component that draws what `script` makes of `wrap` and `many`. */
const draws = (name: string, script: string, css = ""): ComponentText => ({
  name, css,
  scripts: [`
import { useEffect, useState } from "react";
const many = (count, make) => Array.from({ length: count }, (_, index) => make(index));
const wrap = (depth, around, inside) => { let tree = inside; for (let at = 0; at < depth; at += 1) tree = around(tree, at); return tree; };
export default () => ${script};`],
});

/** Ten of a kind in each of ten, each of which uses ten of the one below. */
const nested = (tag: string, more: string, use: string): string => `
<svg width="300" height="300">
  <defs>{many(10, (level) => <${tag} key={level} id={"n" + level} ${more}>
    {many(10, (at) => <path key={at} d={"M" + at + " 0h9v9h-9z"} fill="white" {...(level > 0 ? { "${use}": "url(#n" + (level - 1) + ")" } : {})} />)}
  </${tag}>)}</defs>
  <path d="M0 0h300v300h-300z" fill="green" {...{ "${use}": "url(#n9)" }} />
</svg>`;

/** What svg resources multiply: each froze a page for ever. */
const svg: readonly ComponentText[] = [
  draws("Patterns", nested("pattern", `width={10 + level} height={10} patternUnits="userSpaceOnUse"`, "fill")),
  draws("Masks", nested("mask", "", "mask")),
  draws("Clips", nested("clipPath", "", "clipPath")),
  draws("Markers", nested("marker", `markerWidth={10} markerHeight={10}`, "markerEnd")),
  draws("Composites", `
<svg width="300" height="300">
  <filter id="f"><feFlood floodColor="red" result="r0" />
    {many(26, (at) => <feComposite key={at} in={"r" + at} in2={"r" + at} operator="arithmetic" k2="0.5" k3="0.5" result={"r" + (at + 1)} />)}
  </filter>
  <rect width="300" height="300" filter="url(#f)" />
</svg>`),
  draws("Filters", `
<svg width="300" height="300">
  <filter id="f"><feDropShadow dx="3" dy="3" stdDeviation="3" /></filter>
  {many(4000, (at) => <path key={at} d={"M" + (at % 60) * 5 + " " + (at / 60) * 5 + "h9v9h-9z"} filter="url(#f)" />)}
</svg>`),
  draws("Takers", `
<svg width="300" height="300"><mask id="m">{many(100, (at) => <path key={at} d={"M" + at + " 0h9v9h-9z"} fill="white" />)}</mask>
  <g mask="url(#m)" className="taker">{many(40, (at) => <g key={at}>{many(100, (one) => <path key={one} d="M0 0h300v300h-300z" />)}</g>)}</g></svg>`, ".taker * { mask: var(--none, inherit); -webkit-mask-image: inherit }"),
];

const section = (count: number, more = ""): string => `<section>{many(${count}, (at) => <i key={at} ${more} />)}</section>`;
const rules = (count: number, write: (at: number) => string): string => Array.from({ length: count }, (_, at) => write(at)).join("\n");

/** What css is weighed and bounded for: each froze a page too. */
const css: readonly ComponentText[] = [
  draws("Columns", `wrap(20, (inside) => <div style={{ columns: 2, width: "900px" }}>{inside}<span>x</span></div>, <p>abc def ghi jkl</p>)`),
  draws("Relations", `<section>{many(4900, (at) => <i key={at} />)}</section>`, Array.from({ length: 1_000 }, (_, at) => `i:has(~ .z${at}) { color: red }`).join("\n")),
  draws("SheetColumns", `wrap(20, (inside) => <div className="c">{inside}<span>x</span></div>, <p>abc def ghi jkl</p>)`, `.c { width: 900px; @media all { & { columns: 2 } } } div { column-count: 2 } div * { columns: inherit; all: inherit }`),
  draws("Siblings", section(4900), rules(1_000, (at) => `.z${at} ~ i { color: red }`)),
  draws("Counts", section(4900), rules(1_000, (at) => `i:nth-last-child(${at} of i:not(.z${at})) { color: red }`)),
  draws("Chains", `<section>{many(98, (at) => <b key={at}>{wrap(49, (inside) => <i>{inside}</i>, "")}</b>)}</section>`, rules(1_000, (at) => `i:not(:is(:active i .z${at})) { color: red }`)),
  draws("Deep", `<section>{many(98, (at) => <b key={at}>{wrap(49, (inside) => <i>{inside}</i>, "")}</b>)}</section>`, rules(1_000, () => `i { color: red }`)),
  draws("Nested", section(400), `i { ${":is(&:active, &:focus) { ".repeat(40)} color: red ${"}".repeat(40)} }`),
  draws("Growing", `{ const [n, set] = useState(10); useEffect(() => { const timer = setTimeout(() => set(4900), 300); return () => clearTimeout(timer); }, []); return <section data-n={n}>{many(n, (at) => <i key={at} />)}</section>; }`, rules(300, (at) => `.z${at} ~ i { color: red }`)),
  draws("Shadows", section(900, `style={{ display: "inline-block", width: "20px", height: "20px", boxShadow: many(100, () => "0 0 300px red").join() }}`)),
];

/** What nobody thought of: whatever the browser does with it. */
const unlisted: readonly ComponentText[] = [
  draws("Dashes", `<svg width="600" height="600"><path d={"M0 0" + " L600 600 L0 600 L600 0 Z".repeat(300)} fill="none" stroke="red" strokeDasharray="0.01 0.01" /></svg>`),
  draws("Backdrops", `<div style={{ position: "relative", height: "500px" }}>{many(300, (at) => <div key={at} style={{ position: "absolute", inset: 0, backdropFilter: "blur(80px) hue-rotate(3deg)" }} />)}</div>`),
  draws("Depths", `wrap(50, (inside) => <div style={{ perspective: "100px", transformStyle: "preserve-3d", transform: "rotateY(3deg)", mixBlendMode: "difference" }}>{inside}</div>, <b>abc</b>)`),
  draws("Counters", `<section>{many(2000, (at) => <i key={at} className="n" />)}{many(900, (at) => <b key={at} />)}</section>`, `i { counter-increment: a 99999 } .n { counter-reset: b 1 } b::before { content: counters(b, ".") counter(a, lower-roman) }`),
  draws("Sizes", `wrap(50, (inside, at) => <div style={{ display: at % 2 ? "inline-flex" : "inline-grid", width: "fit-content", minWidth: "min-content" }}>{inside}</div>, <b>abc def</b>)`),
  draws("Uses", `
<svg width="300" height="300"><defs><g id="n0"><rect width="5" height="5" /></g>
  {many(9, (at) => <g key={at} id={"n" + (at + 1)}>{many(10, (one) => <use key={one} href={"#n" + at} x="1" />)}</g>)}</defs><use href="#n9" /></svg>`),
];

export const heavyConstructs = { svg, css, unlisted };
