/** How long the address of a download lives: browsers read it soon after the click, in milliseconds. */
const lifetime = 60_000;

/** Gives the user a file under this name. Its bytes are never opened here, whatever they are. */
export function saveFile(name: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type: "application/octet-stream" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), lifetime);
}
