import { of, onceThere, type HostileCase } from "./HostileCase.ts";

const memory = of("memory");

const heap = `
    const kept = [];
    const grow = () => { for (let i = 0; i < 200; i += 1) kept.push(Array.from({ length: 10000 }, (_, n) => ({ n }))); setTimeout(grow); };
    grow();`;

const buffers = `
    const kept = [];
    const grow = () => { for (let i = 0; i < 10; i += 1) kept.push(new Uint8Array(2e7).fill(1)); setTimeout(grow); };
    grow();`;

const strings = `
    const kept = [];
    for (let i = 0; i < 50; i += 1) { let text = "x" + i; while (text.length < 2 ** 28) text += text; kept.push(text.split("").length); }
    say(String(kept));`;

/** Memory until there is none. */
export const memoryCases: readonly HostileCase[] = [
  memory("heap", "objects, for ever", onceThere(heap)),
  memory("buffers", "Uint8Array(20 MB), for ever", onceThere(buffers)),
  memory("strings", "strings of 1 GB", onceThere(strings)),
];
