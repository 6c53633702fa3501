/** The browser's right to let a page reach this computer, by its name of 2026 and by the one before. */
const names = ["loopback-network", "local-network-access"];

/** Undefined where the browser knows of no such right: then nothing stands in the way. */
export async function localPermission(): Promise<PermissionState | undefined> {
  for (const name of names) {
    try {
      return (await navigator.permissions.query({ name: name as PermissionName })).state;
    } catch {
      // Not known by this name.
    }
  }
  return undefined;
}
