import { expect, it } from "vitest";
import type { EventMessage } from "#sandbox/protocol/index.ts";
import { EventQueue } from "./EventQueue.ts";

it("S233 of moves that wait one after the other only the latest is told, and of clicks each", () => {
  const sent: string[] = [];
  const queue = new EventQueue(({ type, seq }) => void sent.push(`${type} ${seq}`));
  const types = ["click", "mousemove", "mousemove", "mouseover", "mouseover", "mousemove", "click", "click"];
  for (const [index, type] of types.entries()) {
    queue.add({ kind: "event", node: 1, root: 1, type, seq: index + 1, data: {} } satisfies EventMessage);
  }
  for (let seq = 1; seq <= types.length; seq += 1) queue.acknowledge(seq);
  expect(sent).toEqual(["click 1", "mousemove 3", "mouseover 4", "mouseover 5", "mousemove 6", "click 7", "click 8"]);
});
