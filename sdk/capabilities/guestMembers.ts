/**
 * The members of a capability that code in a sandbox may be granted (D73), by the way each of them crosses the boundary.
 * @since 1.0.0
 */
export interface GuestMembers<Capability> {
  /** Asynchronous functions: arguments and answer are plain data. */
  readonly methods: readonly (keyof Capability)[];
  /** Readables whose value the host keeps up to date inside the realm. */
  readonly mirrors: readonly (keyof Capability)[];
  /** `(…arguments, listener) => Disposable`: the listener stays in the realm, and its component's end ends it (X3). */
  readonly subscriptions: readonly (keyof Capability)[];
}
