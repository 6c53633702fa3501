/**
 * Something to be given back: a registration, a subscription, a mounted view. Calling `dispose` twice is harmless.
 * @since 1.0.0
 * @example const registration = context.contribute("view", view); registration.dispose();
 */
export interface Disposable {
  dispose(): void;
}

/**
 * Makes a {@link Disposable} that runs `release` at most once.
 * @param release what to undo
 * @since 1.0.0
 * @example const timer = setInterval(tick, 1000); store.add(toDisposable(() => clearInterval(timer)));
 */
export function toDisposable(release: () => void): Disposable {
  let released = false;
  return {
    dispose: () => {
      if (released) return;
      released = true;
      release();
    },
  };
}
