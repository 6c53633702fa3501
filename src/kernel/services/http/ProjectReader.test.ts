import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { createLog } from "../log/Log.ts";
import { ProjectReader } from "./ProjectReader.ts";

function begin() {
  const asked: { readonly answer: (name: string) => Promise<void>; readonly fail: () => Promise<void> }[] = [];
  const shown: string[] = [];
  const logged: unknown[] = [];
  const settled = async (settle: () => void): Promise<void> => {
    settle();
    await sleep();
  };
  const call = async (): Promise<unknown> =>
    await new Promise((resolve, reject) =>
      asked.push({
        answer: async (name) => await settled(() => resolve({ name })),
        fail: async () => await settled(() => reject(new Error("away"))),
      }));
  const note = (...parts: unknown[]): void => void logged.push(parts);
  const project = new ProjectReader({
    http: { call } as never,
    log: createLog("test", { warn: note, error: note }),
    show: ({ name }) => shown.push(name),
  });
  return { project, asked, shown, logged };
}

describe("project information", () => {
  it("K410 what was asked for earlier never takes the place of what was asked for later", async () => {
    const { project, asked, shown } = begin();
    const loads = [project.load(), project.load(), project.load()];
    await asked[1]?.answer("second");
    await asked[0]?.answer("first");
    await asked[2]?.answer("third");
    await Promise.all(loads);
    expect(shown).toEqual(["second", "third"]);
  });

  it("K410 of many changes while it is read one more reading tells all, also after one that fails", async () => {
    const { project, asked, shown, logged } = begin();
    const all = Promise.all([project.refresh(), project.refresh(), project.refresh()]);
    expect(asked).toHaveLength(1);
    await asked[0]?.fail();
    expect([asked.length, logged.length]).toEqual([2, 1]);
    await asked[1]?.answer("all");
    await all;
    void project.refresh();
    expect([asked.length, shown]).toEqual([3, ["all"]]);
  });
});
