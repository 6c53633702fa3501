/** What buttons of the table of users do beside changing it; each for one user. */
export const userCommandIds = ["user-link", "user-password", "user-sessions"] as const;

export type UserCommand = (typeof userCommandIds)[number];
