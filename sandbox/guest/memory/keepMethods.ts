/**
 * Makes methods an object's own, as they are now: what foreign code makes of its prototype changes nothing here.
 * @example keepMethods(new WeakSet(), ["has", "add"])
 */
export function keepMethods<Owner extends object>(owner: Owner, names: readonly (keyof Owner)[]): Owner {
  for (const name of names) Object.assign(owner, { [name]: owner[name] });
  return owner;
}
