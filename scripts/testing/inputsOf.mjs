/** Read by the tools themselves: what changes there changes every test. */
const tools = /^(package-lock\.json|tsconfig\.json|(vite|vitest|playwright)\.config\.ts)$/;
const isTest = (path) => /\.(test|e2e)\.tsx?$/.test(path);

/**
 * Which plugins end-to-end tests are about, beside the one whose name their folder has. Others go to screens of tables
 * and forms as to some place: what they prove is not in there, and a run of everything tells where it is after all.
 */
const subjects = [
  [/^(paths\/|shell\/(everyScreen|languages)|firstLoad|withoutPlugin)/, "all"],
  [/^demo\/|^shell\/(home|publicScreens)|^sandbox\/places/, ["pages"]],
  [/^plugins\/|^shell\/developerMode/, ["system"]],
  [/^kernel\/signingIn|^shell\/signInCalls/, ["auth"]],
  [/^shell\/(themes|density|firstFrame)/, ["themes"]],
];

/**
 * The sources on which the result of a test file can depend: itself, what it names, what those name in turn, and for a
 * test of the built product what that is built from, of its plugins those that an end-to-end test is about.
 *
 * @param {import("./SourceTree.mjs").SourceTree} tree
 */
export function inputsOf(tree, path) {
  const own = tree.closure([path]);
  const all = new Set([...own, ...tree.paths().filter((one) => tools.test(one))]);
  if (path.startsWith("tests/")) addAll(all, serverSources(tree));
  if (path.startsWith("tests/e2e/")) addAll(all, clientSources(tree, pluginsOf(path.slice("tests/e2e/".length))));
  // What a browser is given is weighed and searched there.
  if (path === "tests/architecture/bundles.test.ts") addAll(all, clientSources(tree, "all"));
  return all;
}

function pluginsOf(test) {
  const named = subjects.flatMap(([pattern, plugins]) => (pattern.test(test) ? [plugins] : []));
  return named.includes("all") ? "all" : [test.split("/")[0], ...named.flat()];
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

function addAll(set, more) {
  for (const one of more) set.add(one);
}
