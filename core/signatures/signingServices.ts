/** Where the local signing service listens, by the scheme of the page that asks, unless the operator says otherwise. */
export const signingServices = {
  https: "wss://127.0.0.1:64443/service/cryptapi",
  http: "ws://127.0.0.1:64646/service/cryptapi",
} as const;
