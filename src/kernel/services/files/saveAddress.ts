import { downloadName } from "./downloadName.ts";

/** Gives the user a file that the server keeps; the browser itself fetches and, where it must, resumes it. */
export function saveAddress({ address, name }: { readonly address: string; readonly name: string }): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = downloadName(name);
  link.click();
}
