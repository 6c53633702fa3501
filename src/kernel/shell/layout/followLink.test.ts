import type { MouseEvent } from "react";
import { describe, expect, it } from "vitest";
import { followLink } from "./followLink.ts";

describe("links of the shell", () => {
  it("K258 a link of the shell is followed by the application, with Ctrl or Cmd in a new tab; other clicks are the browser's", () => {
    const followed = (more: Partial<MouseEvent>): unknown[] => {
      const done: unknown[] = [];
      const click = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, preventDefault: () => done.push("prevented"), ...more };
      const open = async (link: string, options: unknown): Promise<void> => await Promise.resolve(void done.push(link, options));
      return [followLink({ open }, "/forms/a", click as unknown as MouseEvent<HTMLElement>), ...done];
    };
    expect(followed({})).toEqual([true, "prevented", "/forms/a", { inNewTab: false }]);
    expect([followed({ ctrlKey: true }), followed({ metaKey: true })]).toEqual(Array(2).fill([false, "prevented", "/forms/a", { inNewTab: true }]));
    expect([followed({ shiftKey: true }), followed({ altKey: true }), followed({ button: 1 })]).toEqual(Array(3).fill([false]));
  });
});
