/** Begins the address of every module of a component, as stacks and developer tools show it. */
const scheme = "platon-component://";

/** Begins the address of every program of the expression realm; its number follows. */
export const programScheme = "platon-expression://";

/**
 * Address of a module: `platon-component://<scope>/<name>.tsx`, each part percent-encoded, so that a stack line can be
 * taken apart again whatever the names hold.
 * @example componentAddress("page:dashboard/Board.tsx")
 */
export const componentAddress = (path: string): string => scheme + path.split("/").map(encodeURIComponent).join("/");

/** Path of a module: the first script of a component is `<name>.tsx`, the second `<name>.2.tsx`, … */
export const modulePath = (scope: string, component: string, index = 0): string =>
  `${scope}/${component}${index === 0 ? "" : `.${index + 1}`}.tsx`;

/** Path of a component's template. */
export const templatePath = (scope: string, component: string): string => `${scope}/${component}.html`;

/** Every place of the author's own code in a stack, outermost call last. */
export function findPlaces(stack: string): { path: string; line: number; column: number }[] {
  const places = stack.matchAll(/platon-component:\/\/([^\s()]+?):(\d{1,7}):(\d{1,7})/g);
  return Array.from(places, ([, path = "", line, column]) => ({
    path: decodePath(path),
    line: Number(line),
    column: Number(column),
  }));
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** What loops of frame realms call at each round; handed to every module beside `require`. */
export const loopGuard = "$platonLoop";
