import type { Wording } from "#sdk/contributions/locale.ts";
import type { plugins as source } from "../uz/plugins.ts";

export const plugins: Wording<typeof source> = {
  auth: "Sistemaǵa kiriw",
  demo: "Kórsetiw betleri",
  forms: "Formalar",
  locales: "Tiller",
  pages: "Betler",
  system: "Sistema",
  project: "Joybar kodı",
  tables: "Kesteler",
  themes: "Kórinisler",
  realms: "Joybar komponentleri",
  about: {
    auth: "Login hám parol menen kiriw, sessiyalar",
    demo: "Úlgiler: komponentler, shaqırıwlar, qáte isleytuǵın kod",
    forms: "Jazıwlardı kirgiziw hám ózgertiw formaları",
    locales: "Altı tildegi tekstler hám jazıw qaǵıydaları",
    pages: "Joybar betleri hám bas bet",
    system: "Profil, plaginler hám sistema betleri",
    project: "Joybar komponentleri, skriptleri hám ańlatpaları",
    tables: "Dizimler: tártiplew, filtr, juwmaq",
    themes: "Reńler hám kórinisler",
    realms: "Joybar komponentleri isleytuǵın ortalıq",
  },
};
