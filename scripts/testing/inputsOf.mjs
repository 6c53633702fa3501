/** Read by the tools themselves: what changes there changes every test. */
const tools = /^(package-lock\.json|tsconfig\.json|(vite|vitest|playwright)\.config\.ts)$/;
const isTest = (path) => /\.(test|e2e)\.tsx?$/.test(path);
/** What any screen needs. The others are plugins of the screens that a test goes to. */
const everywhere = ["auth", "locales", "themes"];

/**
 * The sources on which the result of a test file can depend: itself, what it names, what those name in turn, and for a
 * test of the built product what that is built from. Of the plugins an end-to-end test depends on those whose addresses
 * it or its helpers name.
 *
 * @param {import("./SourceTree.mjs").SourceTree} tree
 */
export function inputsOf(tree, path) {
  const own = tree.closure([path]);
  const all = new Set([...own, ...tree.paths().filter((one) => tools.test(one))]);
  if (path.startsWith("tests/")) addAll(all, serverSources(tree));
  if (path.startsWith("tests/e2e/")) addAll(all, clientSources(tree, pluginsOf(tree, own)));
  else if ([...own].some((one) => one.startsWith("tests/") && tree.text(one).includes("dist/client"))) addAll(all, clientSources(tree, "all"));
  return all;
}

const below = (tree, ...zones) => tree.paths().filter((path) => zones.some((zone) => path.startsWith(`${zone}/`)));
const builtBy = (tree, name) => tree.paths().filter((path) => path.startsWith("scripts/build") && path.includes(name));

const serverSources = once((tree) => tree.closure([...below(tree, "server", "projects"), ...builtBy(tree, "server")], isTest));

/** @param plugins names, or "all" */
const clientSources = once((tree, plugins) => {
  const isLeftOut = (path) => {
    const plugin = /^plugins\/([^/]+)\//.exec(path)?.[1];
    return isTest(path) || (plugin !== undefined && plugins !== "all" && !plugins.includes(plugin));
  };
  return tree.closure([...below(tree, "src", "sandbox", "public", "stubs"), ...builtBy(tree, "")], isLeftOut);
});

/** Many tests ask for the same. */
function once(find) {
  const known = new WeakMap();
  return (tree, ...rest) => {
    const ofTree = known.get(tree) ?? new Map();
    known.set(tree, ofTree);
    const key = rest.join();
    if (!ofTree.has(key)) ofTree.set(key, find(tree, ...rest));
    return ofTree.get(key);
  };
}

function pluginsOf(tree, own) {
  const said = [...own].filter((path) => path.startsWith("tests/e2e/")).map((path) => tree.text(path)).join("\n");
  const there = new Set(tree.paths().flatMap((path) => /^plugins\/([^/]+)\//.exec(path)?.[1] ?? []));
  return [...there].filter((plugin) => everywhere.includes(plugin) || new RegExp(`\\b${plugin}/`).test(said));
}

function addAll(set, more) {
  for (const one of more) set.add(one);
}
