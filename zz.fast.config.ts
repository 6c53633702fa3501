import { defineConfig } from "vitest/config";
export default defineConfig({ test: { include: ["tests/integration/**/*.test.ts"], environment: "node", pool: "forks", testTimeout: 60_000, hookTimeout: 180_000, provide: { servers: { embedded: { url: "" }, postgres: { missing: "fast" } } } as never } });
