/** Without all of these a commit that was acknowledged can be gone after a power failure. */
export const durableParameters = [
  "fsync=on",
  // The build's fdatasync is a stub that succeeds.
  "wal_sync_method=fsync",
  "full_page_writes=on",
  "synchronous_commit=on",
] as const;

/** One session needs no more; it is 160 MB less resident memory than the defaults, at the same speed. */
const memoryParameters = [
  "shared_buffers=16MB",
  "max_connections=5",
  "wal_buffers=1MB",
  "max_wal_size=96MB",
  "min_wal_size=32MB",
  // Errors that say "too deep" come before the thread's own stack (EmbeddedSession) is full.
  "max_stack_depth=1MB",
];

/**
 * The command line of the embedded database.
 *
 * @param defaults PGlite's own, among which is `-F`: it switches fsync off, whatever the parameters say
 * @param further `name=value`, last, so that they win
 */
export function startParameters(defaults: readonly string[], further: readonly string[]): string[] {
  const parameters = [...durableParameters, ...memoryParameters, ...further];
  return [...defaults.filter((argument) => argument !== "-F"), ...parameters.flatMap((parameter) => ["-c", parameter])];
}
