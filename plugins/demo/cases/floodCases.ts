import { of, onceThere, type HostileCase } from "./HostileCase.ts";

const flood = of("floods");

const storm = `
import { useEffect, useState } from "react";
export default function Bad() {
  const [count, set] = useState(0);
  useEffect(() => { const timer = setInterval(() => set((n) => n + 1), 0); return () => clearInterval(timer); }, []);
  return <p>{Array.from({ length: 2000 }, (_, i) => <span key={i}>{count + i}</span>)}</p>;
}`;

const growing = (perTick: number): string => `
import { useEffect, useState } from "react";
export default function Bad() {
  const [count, set] = useState(0);
  useEffect(() => { const timer = setInterval(() => set((n) => n + ${perTick}), 50); return () => clearInterval(timer); }, []);
  return <p>{Array.from({ length: count }, (_, i) => <i key={i} />)}</p>;
}`;

const deep = (levels: number): string => `
import { useEffect, useRef } from "react";
export default function Bad() {
  const place = useRef(null);
  useEffect(() => {
    const top = document.createElement("b");
    let at = top;
    for (let i = 0; i < ${levels}; i += 1) { const next = document.createElement("b"); at.append(next); at = next; }
    place.current.append(top);
  }, []);
  return <p ref={place} />;
}`;

const appended = (nodes: string): string => `
import { useEffect, useRef } from "react";
export default function Bad() {
  const place = useRef(null);
  useEffect(() => {
    for (let i = 0; i < ${nodes}; i += 1) place.current.append(document.createElement("i"));
  }, []);
  return <p ref={place} />;
}`;

const resizing = `
import { useEffect, useState } from "react";
export default function Bad() {
  const [width, set] = useState(100);
  useEffect(() => { const timer = setInterval(() => set((w) => (w === 100 ? 300 : 100)), 0); return () => clearInterval(timer); }, []);
  return <div style={{ width }}>{Array.from({ length: 500 }, (_, i) => <span key={i}>resize </span>)}</div>;
}`;

/** Does something twenty times a second with an element of its own, which holds 4,000 nodes. */
const ticking = (statements: string): string => `
import { useEffect, useRef } from "react";
export default function Bad() {
  const place = useRef(null);
  useEffect(() => {
    let at = 0;
    const big = document.createElement("b");
    for (let i = 0; i < 4000; i += 1) big.append(document.createElement("i"));
    place.current.append(big);
    const timer = setInterval(() => { ${statements} }, 50);
    return () => clearInterval(timer);
  }, []);
  return <p ref={place} />;
}`;

/** More for the page to draw than it should. */
export const floodCases: readonly HostileCase[] = [
  flood("storm", "setInterval(setState, 0), 2,000 spans", storm),
  flood("perTick", "2,000 nodes a tick", growing(2_000)),
  flood("forever", "50 nodes a tick, for ever", growing(50)),
  flood("batch", "300,000 nodes at once", appended("300000")),
  flood("millions", "10,000,000 nodes", appended("1e7")),
  flood("deep", "10,000 levels", deep(10_000)),
  flood("text", "5 MB of text", onceThere('say("x".repeat(5e6));')),
  flood("contents", "90 KB of text a tick", ticking('place.current.append("x".repeat(9e4));')),
  flood("names", "50 attributes a tick, each with a new name", ticking('for (let i = 0; i < 50; i += 1) big.setAttribute("data-n" + (at += 1), "");')),
  flood("moves", "4,000 nodes moved to and fro, 500 times a tick", ticking(
    'const boxes = [place.current, place.current.parentNode]; for (let i = 0; i < 500; i += 1) boxes[i % 2].append(big);',
  )),
  flood("resize", "layout: 500 spans, every tick", resizing),
];
