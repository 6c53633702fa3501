import type { Plugin } from "vite";

export function emitBridge(): Plugin;
