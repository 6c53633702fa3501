/**
 * Takes away what must be gone before foreign code runs (X11): ways to start code that nobody pings, and the one
 * channel that the policy leaves open between workers of a frame. The policy lets no WebAssembly be compiled; its memory, which
 * needs none, nobody counts.
 */
export function removeDoors(): void {
  for (const name of ["BroadcastChannel", "Worker", "SharedWorker", "importScripts", "RTCPeerConnection", "WebAssembly"]) {
    for (let at: unknown = globalThis; at; at = Object.getPrototypeOf(at)) Reflect.deleteProperty(at as object, name);
  }
}
