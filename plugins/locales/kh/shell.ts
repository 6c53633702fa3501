import type { Wording } from "#sdk/contributions/locale.ts";
import type { shell as source } from "../uz/shell.ts";

export const shell: Wording<typeof source> = {
  organization: {
    title: "Shólkem",
    changed: "Endi “{{name}}” shólkeminde islep atırsız",
    elsewhere: "Basqa aynada basqa shólkem tańlandı. Onıń maǵlıwmatların kóriw ushın ózgerislerdi saqlań hám betti qayta ashıń.",
    choose: "Shólkemdi tańlań",
    chooseHint: "Giltińiz benen bir neshe shólkem atınan islew múmkin. Házir qaysısında isleysiz?",
  },
  density: {
    title: "Qatarlar tıǵızlıǵı",
    compact: "Íqsham",
    comfortable: "Keń",
  },
  menu: {
    edit: "Ózgertiw: {{name}}",
    lock: "Tártipti qulıplaw",
    unlock: "Tártipti ózgertiw",
    reset: "Aldıńǵı tártipti qaytarıw",
  },
};
