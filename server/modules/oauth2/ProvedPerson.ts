/** Whom a provider has told of. */
export interface ProvedPerson {
  readonly issuer: string;
  readonly subject: string;
  readonly profile: Profile;
}

/** What it says of the person beside. */
export interface Profile {
  readonly fullName: string;
  /** What the person is called by: a login or an address. */
  readonly label: string;
  /** The domain that vouches for the person. */
  readonly domain?: string;
  readonly pinfl?: string;
}
