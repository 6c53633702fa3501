import type { Wording } from "#sdk/contributions/locale.ts";
import type { auth as source } from "../uz/auth.ts";

export const auth: Wording<typeof source> = {
  welcome: "Welcome, {{name}}!",
  failed: "Error",
  signIn: {
    title: "Sign in",
    note: "Sign in to continue your work",
    or: "or",
  },
  signedIn: {
    title: "You are signed in",
    note: "Signed in as {{name}}",
    continue: "Continue",
    signOut: "Sign out",
  },
  password: {
    name: "Username and password",
    username: "Username",
    password: "Password",
    submit: "Sign in",
    wrong: "Wrong username or password!",
    locked: "Too many attempts. Try again in {{minutes}} min.",
  },
};
