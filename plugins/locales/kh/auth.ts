import type { Wording } from "#sdk/contributions/locale.ts";
import type { auth as source } from "../uz/auth.ts";

export const auth: Wording<typeof source> = {
  welcome: "Xosh kelipsiz, {{name}}!",
  failed: "Qátelik",
  signIn: {
    title: "Sistemaǵa kiriw",
    note: "Jumısıńızdı dawam ettiriw ushın kiriń",
    or: "yamasa",
  },
  signedIn: {
    title: "Siz sistemadasız",
    note: "{{name}} atınan kirilgen",
    continue: "Dawam etiw",
    signOut: "Shıǵıw",
  },
  password: {
    name: "Login hám parol",
    username: "Login",
    password: "Parol",
    submit: "Kiriw",
    wrong: "Login yamasa parol nadurıs!",
    locked: "Urınıwlar júdá kóp. {{minutes}} minuttan keyin qayta urınıp kóriń.",
  },
};
