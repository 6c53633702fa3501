import type { Page } from "@playwright/test";
import { rolldown } from "rolldown";
import { transform } from "sucrase";

const entry = `
import * as react from "react";
import * as jsxRuntime from "react/jsx-runtime";
import { createRoot } from "react-dom/client";
const known = { react, "react/jsx-runtime": jsxRuntime };
globalThis.benchReact = (run) => {
  const exports = {};
  run(exports, (name) => known[name]);
  return { create: () => react.createElement(exports.default), list: (nodes) => react.createElement("div", null, ...nodes), createRoot };
};`;

/**
 * Puts React's production build and a component into the page itself, as the baseline of what the sandbox costs: from then
 * on `hostReact(count)` in the page draws it so many times and answers with the milliseconds until the frame after, and
 * `hostReactFromFrame(count)` begins with a frame: time until the frame in which all stand there, as a person meets it.
 */
export async function placeHostReact(page: Page, source: string): Promise<void> {
  const { code } = transform(source, { transforms: ["typescript", "jsx", "imports"], jsxRuntime: "automatic", production: true });
  await page.evaluate(await bundleReact());
  await page.evaluate(`globalThis.hostComponent = benchReact((exports, require) => {${code}\n});
    globalThis.hostReact = (count) => new Promise((resolve) => {
      const start = performance.now();
      const place = document.body.appendChild(document.createElement("div"));
      const root = hostComponent.createRoot(place);
      root.render(hostComponent.list(Array.from({ length: count }, () => hostComponent.create())));
      const look = () => {
        if (place.querySelectorAll("[data-bench]").length < count) return requestAnimationFrame(look);
        const time = performance.now() - start;
        root.unmount();
        place.remove();
        resolve(time);
      };
      requestAnimationFrame(look);
    });
    globalThis.hostReactFromFrame = (count) => new Promise((resolve) => requestAnimationFrame(() => resolve(hostReact(count))));`);
}

let packed: Promise<string> | undefined;

function bundleReact(): Promise<string> {
  packed ??= (async () => {
    const build = await rolldown({
      input: "bench-react",
      platform: "browser",
      transform: { define: { "process.env.NODE_ENV": '"production"' } },
      plugins: [{ name: "entry", resolveId: (id) => (id === "bench-react" ? "\0bench-react" : undefined), load: (id) => (id === "\0bench-react" ? entry : undefined) }],
      onLog: () => undefined,
    });
    const { output } = await build.generate({ format: "iife", minify: true, codeSplitting: false });
    await build.close();
    return output[0].code;
  })();
  return packed;
}
