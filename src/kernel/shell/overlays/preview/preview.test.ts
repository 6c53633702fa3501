import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fileLink } from "#core/links/index.ts";
import { previewedFile } from "./previewedFile.ts";
import { previewKind, previewWidth } from "./previewKind.ts";
import { fittedSize, zoomed } from "./zoom.ts";

describe("file preview", () => {
  it("K261 images are png, jpg, jpeg, gif, svg; videos mp4, mov, wmv, webm; pdf by itself; all else has no preview", () => {
    const kinds = (names: string): string[] => names.split(" ").map((name) => previewKind(name));
    expect(kinds("a.png a.jpg a.JPEG a.gif b.c.svg")).toEqual(Array(5).fill("image"));
    expect(kinds("a.mp4 a.mov a.wmv a.WebM")).toEqual(Array(4).fill("video"));
    expect(kinds("a.pdf A.PDF")).toEqual(["pdf", "pdf"]);
    expect(kinds("a.html a.docx png a.png.exe a.constructor a. .png. a.toString")).toEqual(Array(8).fill("none"));
    expect([previewKind(""), previewKind("a.png\n")]).toEqual(["none", "none"]);
  });

  it("K260 a preview is 600 px wide, on a phone as wide as the window but for 40 px", () => {
    expect([1440, 768, 767, 360].map(previewWidth)).toEqual(["600px", "600px", "727px", "320px"]);
  });

  it("K262 a picture fits its frame and is never made larger by that; zoom goes up and down by steps, within bounds", () => {
    const frame = { width: 600, height: 400 };
    expect(fittedSize({ width: 2400, height: 1600 }, frame)).toEqual(frame);
    expect(fittedSize({ width: 100, height: 4000 }, frame)).toEqual({ width: 10, height: 400 });
    expect(fittedSize({ width: 20, height: 10 }, frame)).toEqual({ width: 20, height: 10 });
    expect(fittedSize({ width: 0, height: 0 }, frame)).toEqual(frame);
    expect([zoomed(1, -1), zoomed(1, 1), zoomed(8, 1), zoomed(1.3, -1)]).toEqual([1, 1.25, 8, 1.25]);
  });

  it("K266 an id of whatever kind is found again in its link, and never another place", () => {
    fc.assert(fc.property(fc.string({ minLength: 1 }), (id) => {
      const path = decodeURIComponent(new URL(fileLink(id), "https://a.example").pathname);
      const found = previewedFile(path);
      return found === id || id.includes("/") || id === "." || id === "..";
    }), { numRuns: 200 });
    expect(["/files/", "/files/a/b", "/tables/a", "/filesa"].map(previewedFile)).toEqual(Array(4).fill(undefined));
  });
});
