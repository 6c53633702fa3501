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
}
