import { describe, expect, it } from "vitest";
import { isDeclarationAllowed } from "#core/styles/index.ts";

const list = (count: number, part: string, joint = ", "): string => Array.from({ length: count }, () => part).join(joint);

describe("lists of css that are painted", () => {
  it.each([
    ["box-shadow", list(9, "0 0 1px red")],
    ["-webkit-box-shadow", list(100, "0 0 1px red")],
    ["BOX-SHADOW", list(9, "0 0 1px red")],
    ["text-shadow", list(9, "red 0 0 1px")],
    ["box-shadow", "0 0 201px red"],
    ["box-shadow", "rgb(0 0 0 / 10%) 0px 0px 300px 0px inset"],
    ["box-shadow", "0 0 3e2px #1e90ff"],
    ["box-shadow", "0 0 20em"],
    ["box-shadow", "0 0 20vmax red"],
    ["box-shadow", "calc(1px + 1px) 0 900px red"],
    ["box-shadow", "var(--x) var(--y) 900px red"],
    ["box-shadow", list(3, "0 0 80px red")],
    ["filter", list(9, "drop-shadow(0 0 1px red)", " ")],
    ["filter", "blur(1px) DROP-SHADOW(0 0 250px rgb(1 1 1))"],
    ["-webkit-filter", "drop-shadow(0 0 250px)"],
    ["background", list(21, "linear-gradient(red, blue)")],
    ["mask-image", list(21, "radial-gradient(red, blue)")],
    ["--shadow", list(21, "0 0 1px red")],
  ])("S623 more shadows, blur or pictures than one declaration may have are refused: %s: %s", (name, value) => {
    expect(isDeclarationAllowed(name, value)).toBe(false);
  });

  it.each([
    ["box-shadow", "0 1px 3px 0 rgb(0 0 0 / 0.1), 0 1px 2px -1px rgb(0 0 0 / 0.1)"],
    ["box-shadow", "0 100px 80px #0001, 0 41.8px 33.4px #0001, 0 22.3px 17.9px #0001, 0 12.5px 10px #0001, 0 6.6px 5.3px #0001, 0 2.7px 2.2px #0001"],
    ["box-shadow", "0 0 0 9999px rgba(0, 0, 0, 0.5)"],
    ["box-shadow", "0 0 0 3px #1e90ff66"],
    ["box-shadow", "var(--ring-offset, 0 0 #0000), var(--ring, 0 0 #0000), var(--shadow)"],
    ["box-shadow", "0 0 0 calc(2px + var(--width)) var(--color)"],
    ["box-shadow", "inset 0 1px 2px color-mix(in srgb, red 20%, blue)"],
    ["text-shadow", "1px 1px 2px black, 0 0 1em blue, 0 0 0.2em blue"],
    ["filter", "drop-shadow(0 1px 2px rgb(0 0 0 / 0.1)) drop-shadow(0 1px 1px rgb(0 0 0 / 0.06))"],
    ["filter", "blur(4px) brightness(1.2)"],
    ["background", "radial-gradient(circle at 20% 20%, red, transparent), linear-gradient(45deg, red 0 25%, blue 25% 50%), white"],
    ["transition", list(30, "color 1s")],
    ["--shadow", "0 1px 2px red, 0 2px 4px red"],
    ["--ease", "linear(0, 0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.07, 0.08, 0.09, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 1)"],
    ["--font", "a, b, c, sans-serif"],
  ])("S623 cards, rings, smooth shadows, gradients and properties of their own are drawn: %s: %s", (name, value) => {
    expect(isDeclarationAllowed(name, value)).toBe(true);
  });

  it("S622 all of an element's properties are not taken over from around it, columns among them", () => {
    expect(["inherit", "INHERIT ", "var(--x)"].map((value) => isDeclarationAllowed("all", value))).toEqual([false, false, false]);
    expect(["unset", "initial", "revert"].map((value) => isDeclarationAllowed("all", value))).toEqual([true, true, true]);
  });
});
