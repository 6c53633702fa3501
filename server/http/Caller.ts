/** An administrator who looks at the product as another user does. */
export interface Observer {
  readonly userId: string;
  readonly username: string;
  readonly fullName: string;
  /** From then on the session is the administrator's again. */
  readonly until: Date;
}

export interface ApiTokenOfCaller {
  readonly id: string;
  readonly name: string;
  readonly hash: string;
  readonly expiresAt: Date | undefined;
}

/** Who calls, as the verified access token and the database say. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
  readonly username: string;
  readonly fullName: string;
  /** Permission strings of the user's roles in this project and organisation (D28). */
  readonly permissions: readonly string[];
  readonly orgId: string | undefined;
  readonly tin: string | undefined;
  readonly pinfl: string | undefined;
  /** Nothing is answered before a second factor is set up: a role asks for one. */
  readonly mustSetUpFactor?: true;
  /** Whoever really calls, where that is somebody else: nothing is written then. */
  readonly observer?: Observer;
  /** The token by which a machine calls in the user's name; it stands for a session. */
  readonly apiToken?: ApiTokenOfCaller;
}
