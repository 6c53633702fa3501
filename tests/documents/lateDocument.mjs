// Read before anything else in a process that runs test files with a DOM one after another: ownDocument.ts makes it for each.
import { builtinEnvironments } from "vitest/runtime";

const { jsdom } = builtinEnvironments;
const nothing = { teardown: () => undefined };
builtinEnvironments.jsdom = { ...jsdom, setup: () => nothing, setupOwn: jsdom.setup };
