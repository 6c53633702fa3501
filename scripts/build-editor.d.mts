import type { Plugin } from "vite";

export function emitEditor(): Plugin;
