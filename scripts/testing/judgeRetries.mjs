/** A test that passes only now and then has a fault, or the product has: so many are borne with in one run. */
const mostInOneRun = 3;
const runsRemembered = 20;

/**
 * What tests count for that failed and then passed when they were tried again.
 *
 * @param retried names of those tests
 * @param earlier the same of the runs before this one on this machine, oldest first
 * @returns which of them count as failed, a line on each, and what the next run takes as `earlier`
 */
export function judgeRetries(retried, earlier) {
  const again = retried.filter((name) => earlier.some((run) => run.includes(name)));
  const isTooMany = retried.length > mostInOneRun;
  return {
    failed: isTooMany ? retried : again,
    lines: retried.map((name) => `${name}${again.includes(name) ? ": in an earlier run too, counted as failed" : ""}`)
      .concat(isTooMany ? [`More than ${mostInOneRun}: all of them count as failed.`] : []),
    runs: [...earlier, retried].slice(-runsRemembered),
  };
}
