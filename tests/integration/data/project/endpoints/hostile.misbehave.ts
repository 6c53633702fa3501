declare function refuse(fields: Record<string, string>): never;

const deeds: Record<string, () => unknown> = {
  loop: () => {
    for (;;);
  },
  bomb: () => {
    const kept: unknown[] = [];
    for (;;) kept.push(new ArrayBuffer(1 << 20));
  },
  huge: () => "x".repeat(2_000_000),
  fail: () => {
    throw new RangeError("the secret of the author");
  },
  wait: () => new Promise(() => {}),
  prototype: () => JSON.parse('{ "__proto__": { "isAdmin": true } }') as unknown,
  refuse: () => refuse({ what: "Бундай иш йўқ" }),
  log: () => {
    console.log("a line of the program's", { count: 1 });
    return null;
  },
};

export default ({ params }: { params: { what: string } }): unknown => deeds[params.what]?.();
