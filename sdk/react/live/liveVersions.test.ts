import { describe, expect, it } from "vitest";
import { noVersions, tryVersion, versionDrawn, versionFailed, type LiveVersions } from "./liveVersions.ts";

const source = (script: string) => ({ scope: "demo", name: "Starter", scripts: [script], css: "", content: "", realm: "worker", props: {} }) as const;
const fault = (reason: string) => ({ reason, message: "nope is not defined", line: 3 });
const scripts = ({ shown, tried }: LiveVersions): (string | undefined)[] => [shown?.source.scripts[0], tried?.source.scripts[0]];
const drawn = versionDrawn(tryVersion(noVersions, source("a")), 1);

describe("versions of an edited component", () => {
  it("DM144 the one that was drawn stays until the next one is drawn", () => {
    const next = tryVersion(drawn, source("b"));
    expect(scripts(next)).toEqual(["a", "b"]);
    expect(scripts(versionDrawn(next, 2))).toEqual(["b", undefined]);
    expect(scripts(versionDrawn(tryVersion(next, source("c")), 2))).toEqual(["a", "c"]);
  });

  it("DM144 one that fails leaves the last good one and its fault, which goes when another is drawn", () => {
    const failed = versionFailed(tryVersion(drawn, source("b")), 2, fault("render"));
    expect([scripts(failed), failed.fault]).toEqual([["a", undefined], fault("render")]);
    const next = tryVersion(failed, source("c"));
    expect(next.fault).toEqual(fault("render"));
    expect(versionDrawn(next, 3).fault).toBeUndefined();
    expect(versionFailed(next, 2, fault("compile"))).toBe(next);
  });

  it("DM144 what was ended with the one that was tried is mounted again, once", () => {
    const looping = tryVersion(drawn, source("b"));
    for (const order of [[2, 1], [1, 2]]) {
      const ended = order.reduce((before, number) => versionFailed(before, number, fault("ended")), looping);
      expect([scripts(ended), ended.shown?.number, ended.fault?.reason]).toEqual([["a", undefined], 3, "ended"]);
      expect(versionFailed(ended, 3, fault("ended")).shown?.number).toBe(3);
    }
    expect(versionFailed(drawn, 1, fault("ended"))).toMatchObject({ shown: { number: 1 }, fault: fault("ended") });
  });
});
