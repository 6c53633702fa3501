import { of, onceThere, type HostileCase } from "./HostileCase.ts";

const loop = of("loops");

const lateAnswers = `
    const timer = setInterval(() => { const end = performance.now() + 350; while (performance.now() < end); }, 360);
    say("350 ms, again and again");
    return () => clearInterval(timer);`;

/** Code that never gives its thread back, or hardly ever. */
export const loopCases: readonly HostileCase[] = [
  loop("render", "render: for (;;);", "export default () => { for (;;); };"),
  loop("module", "module: for (;;);", "for (;;);\nexport default () => null;"),
  loop("timer", "setTimeout(() => { for (;;); })", onceThere("setTimeout(() => { for (;;); });")),
  loop("handler", "onClick={() => { for (;;); }}", 'export default () => <button type="button" onClick={() => { for (;;); }}>for (;;);</button>;'),
  loop("expression", "expression: for (;;);", "(() => { for (;;); })()", { isExpression: true }),
  loop("microtasks", "while (true) await 0", onceThere("void (async () => { while (true) await 0; })();")),
  loop("recursion", "recursion, caught", onceThere("const deeper = () => { try { deeper(); } catch { deeper(); } }; deeper();")),
  loop("pattern", "/^(a+)+$/.test(…)", onceThere('say(String(/^(a+)+$/.test("a".repeat(60) + "b")));')),
  loop("alerts", "for (;;) alert(1)", onceThere("for (;;) { try { alert(1); } catch {} }")),
  loop("timers", "setInterval × 5,000", onceThere("for (let i = 0; i < 5000; i += 1) setInterval(() => { for (let n = 0; n < 100000; n += 1); });")),
  loop("unmount", "unmount: for (;;);", onceThere("return () => { for (;;); };"), { leavesAfter: 1_000 }),
  loop("late", "350 ms of every 360", onceThere(lateAnswers)),
];
