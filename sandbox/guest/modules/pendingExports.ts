/**
 * What a module that is still being evaluated gives to one that imports it in a circle, as CommonJS does: what it has
 * exported so far. A name that is not there yet fails with the reason, where CommonJS would answer `undefined`.
 * @param read the module's exports as they are now
 * @param isPending true until its evaluation has ended
 */
export function pendingExports(path: string, read: () => object, isPending: () => boolean): object {
  const check = (name: string | symbol): void => {
    if (typeof name !== "string" || name === "__esModule" || name === "then" || !isPending() || name in read()) return;
    throw new Error(
      `circular import: "${name}" of ${path} is asked for before that module has got as far as exporting it; ` +
        "use it inside a function, or move it into a module of its own",
    );
  };
  return new Proxy(Object.create(null) as object, {
    get: (_target, name) => {
      check(name);
      return Reflect.get(read(), name) as unknown;
    },
    has: (_target, name) => name in read(),
    ownKeys: () => Reflect.ownKeys(read()),
    getOwnPropertyDescriptor: (_target, name) => {
      const descriptor = Reflect.getOwnPropertyDescriptor(read(), name);
      // A proxy may not claim that what its target lacks can never change.
      return descriptor && { ...descriptor, configurable: true };
    },
  });
}
