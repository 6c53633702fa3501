import type { Environment } from "#sandbox/protocol/index.ts";

export const darkScheme = (): MediaQueryList => window.matchMedia("(prefers-color-scheme: dark)");

/** What a realm knows of the window around it. */
export const readEnvironment = (): Environment => ({
  width: window.innerWidth,
  height: window.innerHeight,
  pixelRatio: window.devicePixelRatio,
  isDark: darkScheme().matches,
});
