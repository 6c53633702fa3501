/** How a template asks for its component's script: `project/Hello.html` → `./Hello.tsx`. */
export const componentFile = (path: string): string =>
  `./${path.slice(path.lastIndexOf("/") + 1).replace(/\.html$/, "")}.tsx`;
