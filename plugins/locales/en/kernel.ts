import type { Wording } from "#sdk/contributions/locale.ts";
import type { kernel as source } from "../uz/kernel.ts";

export const kernel: Wording<typeof source> = {
  language: "Language",
  languageCode: "EN",
  theme: "Appearance",
  account: {
    title: "Account",
    settings: "Settings",
    security: "User security",
    signOut: "Sign out",
    signOutQuestion: "Do you want to sign out?",
  },
  support: { title: "Technical support", phone: "Call", messenger: "Send a message" },
  menu: { failed: "The menu could not be loaded" },
  home: { title: "Welcome", hint: "Choose a section in the menu to start" },
  landing: { signIn: "Sign in" },
  signIn: { title: "Sign in" },
  notFound: {
    title: "Page not found",
    hint: "The address may be misspelt, or the page may have moved",
    home: "Back to home",
  },
  toast: { error: "Error", success: "Message" },
  view: { off: "This part is switched off", offHint: "The plugin that shows “{{kind}}” is switched off" },
  leave: { question: "Unsaved changes will be lost. Continue?" },
  external: { question: "Another site will open. Continue?" },
  expired: { title: "Your session has ended", hint: "Sign in again: everything that you typed is still here" },
};
