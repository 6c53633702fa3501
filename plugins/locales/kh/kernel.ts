import type { Wording } from "#sdk/contributions/locale.ts";
import type { kernel as source } from "../uz/kernel.ts";

export const kernel: Wording<typeof source> = {
  language: "Til",
  languageCode: "QQ",
  theme: "Kórinis",
  account: {
    title: "Akkaunt",
    settings: "Sazlamalar",
    security: "Paydalanıwshı qáwipsizligi",
    signOut: "Shıǵıw",
    signOutQuestion: "Sistemadan shıǵıwdı qáleysiz be?",
  },
  support: { title: "Texnikalıq járdem", phone: "Qońıraw etiw", messenger: "Messendjer arqalı jazıw" },
  menu: { failed: "Menyudi júklep bolmadı" },
  home: { title: "Xosh kelipsiz", hint: "Jumıstı baslaw ushın menyuden bólimdi tańlań" },
  landing: { signIn: "Kiriw" },
  signIn: { title: "Sistemaǵa kiriw" },
  notFound: {
    title: "Bet tabılmadı",
    hint: "Mánzil qáte jazılǵan yamasa bet kóshirilgen bolıwı múmkin",
    home: "Bas betke qaytıw",
  },
  toast: { error: "Qátelik", success: "Xabar" },
  view: { off: "Bul bólim óshirilgen", offHint: "“{{kind}}” bólimin kórsetetuǵın plagin óshirilgen" },
  leave: { question: "Saqlanbaǵan ózgerisler joǵaladı. Dawam etesiz be?" },
  external: { question: "Basqa sayt ashıladı. Dawam etesiz be?" },
  expired: {
    title: "Seans tamamlandı",
    hint: "Qaytadan kiriń: kirgizgen maǵlıwmatlarıńız usı jerde saqlanıp tur",
  },
};
