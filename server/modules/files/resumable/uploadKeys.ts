import { partialName } from "../FileStore.ts";

/** The name by which package @tus/server knows an upload: its place in the file store, where every unfinished file lies. */
export const keyOf = (id: string): string => partialName(id);

export const idOf = (key: string): string => key.slice(key.indexOf("/") + 1).replace(/\.part$/, "");
