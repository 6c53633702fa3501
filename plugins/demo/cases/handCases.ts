import { of, type HostileCase } from "./HostileCase.ts";

const hands = of("hands");

const slowTyping = `
import { useState } from "react";
export default function Slow() {
  const [text, set] = useState("");
  const type = (event) => { const end = performance.now() + 120; while (performance.now() < end); set(event.target.value.toUpperCase()); };
  return <label>120 ms <input value={text} onChange={type} /> {text.length}</label>;
}`;

const clicks = `
import { useState } from "react";
export default function Clicks() {
  const [count, set] = useState(0);
  return <div onClick={() => set((n) => n + 1)}><output>{count}</output><platon-table name="countries" height={240} /></div>;
}`;

/** Not bad, but hard: to be tried by hand. */
export const handCases: readonly HostileCase[] = [
  hands("typing", "onChange: 120 ms, toUpperCase()", slowTyping),
  hands("embedded", "onClick around <platon-table>", clicks, { isProject: true }),
];
