import { callCases } from "./callCases.ts";
import { drawingCases } from "./drawingCases.ts";
import { floodCases } from "./floodCases.ts";
import { frameCases } from "./frameCases.ts";
import { handCases } from "./handCases.ts";
import type { HostileCase } from "./HostileCase.ts";
import { loopCases } from "./loopCases.ts";
import { memoryCases } from "./memoryCases.ts";
import { outsideCases } from "./outsideCases.ts";

/** Every piece of bad code, in the order of the screen. */
export const hostileCases: readonly HostileCase[] = [
  ...loopCases, ...floodCases, ...memoryCases, ...callCases, ...drawingCases, ...outsideCases, ...frameCases, ...handCases,
];
