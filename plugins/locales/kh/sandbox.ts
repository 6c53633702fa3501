import type { Wording } from "#sdk/contributions/locale.ts";
import type { sandbox as source } from "../uz/sandbox.ts";

export const sandbox: Wording<typeof source> = {
  project: "Joybar kodı",
  notConfigured: "Ajıratılǵan ortalıq xostı sazlanbaǵan",
  notConfiguredHint: "Bul jerdegi komponentler iske túsirilmeydi. Administratorǵa múrájat etiń.",
  component: "Komponent: {{component}}",
  place: "{{component}}: {{line}}-qatar, {{column}}-baǵana",
  tooDeep: "Komponentler júdá tereń jaylasqan",
  tooDeepHint: "Komponent ózin ózi kórsetip atırǵan bolıwı múmkin",
  queued: "Komponent náwbette",
  queuedHint: "Bette bir waqıtta isleytuǵın komponentler shegarasına jetildi. Basqası jabılǵanda ol iske túsedi.",
  retry: "Qayta urınıw",
  file: "Fayl",
  hidden: "Bul bólim “{{component}}” komponenti tárepinen jabılǵan yamasa jasırılǵan, sonlıqtan basıw hám jazıw qabıl etilmeydi",
  unsettled: "Bul bólim házir ǵana payda boldı yamasa jıljıdı. Jáne bir márte basıń.",
  reason: {
    compile: "Komponent kodında qáte bar",
    load: "Komponentti júklep bolmadı",
    render: "Komponentte qátelik júz berdi",
    ended: "Komponent toqtatıldı",
    unreachable: "Ajıratılǵan ortalıq juwap bermey atır",
    quarantined: "Komponent waqtınsha óshirildi",
    notGranted: "Administrator bul komponentke óz aldına hújjet ashıwǵa ruxsat bermegen",
  },
  why: {
    silent: "Ol uzaq waqıt juwap bermedi. Bettiń qalǵan bólimi islewdi dawam etedi.",
    painting: "Ol sızılıp atırǵanda bet juwap bermey qaldı. Bettiń qalǵan bólimi islewdi dawam etedi.",
    limit: "Ol belgilengen shekten astı. Bettiń qalǵan bólimi islewdi dawam etedi.",
    fault: "Ol ruxsat etilmegen ámeldi orınladı. Bettiń qalǵan bólimi islewdi dawam etedi.",
  },
};
