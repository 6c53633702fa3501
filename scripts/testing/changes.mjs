import { inputsOf } from "./inputsOf.mjs";

/**
 * One text for the inputs of each stage and of each test file, by their names.
 * @param {import("./SourceTree.mjs").SourceTree} tree
 */
export function hashInputs(tree, stages) {
  const hashes = {};
  for (const { name, tests } of stages) {
    if (!tests) hashes[name] = tree.hash(tree.paths());
    else for (const path of testsOf(tree.paths(), tests)) hashes[path] = tree.hash(inputsOf(tree, path));
  }
  return hashes;
}

/**
 * The stages that have something to run, each narrowed to the test files whose inputs are not those with which they
 * last passed. A stage that others need runs when one of those does.
 * @param passed by the names of stages and test files the hash with which they last passed
 */
export function changedStages(stages, hashes, passed) {
  const isChanged = (name) => hashes[name] !== passed[name];
  const means = new Set(stages.flatMap(({ needs = [] }) => needs));
  const some = stages.flatMap((stage) => {
    if (!stage.tests) return !means.has(stage.name) && isChanged(stage.name) ? [stage] : [];
    const files = testsOf(Object.keys(hashes), stage.tests);
    const wanted = files.filter(isChanged);
    if (wanted.length === 0) return [];
    return [wanted.length === files.length ? stage : { ...stage, command: [...stage.command, ...wanted] }];
  });
  const needed = new Set(some.flatMap(({ needs = [] }) => needs));
  return stages.flatMap((stage) => some.find(({ name }) => name === stage.name) ?? (needed.has(stage.name) ? [stage] : []));
}

/** What is known of the stages and test files once a stage was run. */
export function withResult(passed, hashes, stage, { failed, files }) {
  const good = stage.tests ? files.passed : failed === 0 ? [stage.name] : [];
  const bad = stage.tests ? files.others : [stage.name];
  const rest = Object.entries(passed).filter(([name]) => !bad.includes(name));
  return { ...Object.fromEntries(rest), ...Object.fromEntries(good.map((name) => [name, hashes[name]])) };
}

const testsOf = (paths, pattern) => paths.filter((path) => pattern.test(path));
