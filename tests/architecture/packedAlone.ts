import { gzipSync } from "node:zlib";

import { rolldown } from "rolldown";

import { repositoryRoot } from "./listFiles.ts";

/** What some exports of a package weigh by themselves, minified and packed, without React, in KB of 1,024 bytes. */
export async function packedAlone(name: string, exported: readonly string[]): Promise<number> {
  const entry = "\0entry";
  const build = await rolldown({
    input: entry,
    cwd: repositoryRoot,
    platform: "browser",
    external: /^react(-dom)?($|\/)/,
    plugins: [{
      name: "entry",
      resolveId: (id) => (id === entry ? id : undefined),
      load: (id) => (id === entry ? `export { ${exported.join(", ")} } from "${name}";` : undefined),
    }],
  });
  const { output } = await build.generate({ format: "esm", minify: true });
  await build.close();
  const chunks = output.filter((file) => file.type === "chunk");
  // What it loads later is no part of it.
  const first = chunks.filter(({ isEntry, fileName }) => isEntry || chunks.some((one) => one.isEntry && one.imports.includes(fileName)));
  return first.reduce((sum, { code }) => sum + gzipSync(code).length, 0) / 1024;
}
