import type { Wording } from "#sdk/contributions/locale.ts";
import type { overlays as source } from "../uz/overlays.ts";

export const overlays: Wording<typeof source> = {
  preview: {
    title: "Fayldı kóriw",
    unavailable: "Bul fayldı aldın ala kórip bolmaydı",
    hint: "Onı júklep alıp, kompyuterińizde ashıń",
    download: "Júklep alıw",
    zoom: "Masshtablaw",
    zoomIn: "Úlkeytiw",
    zoomOut: "Kishireytiw",
    fit: "Aynaǵa beyimlew",
    page: "Bet",
    pageNumber: "{{page}}-bet",
    pageBefore: "Aldıńǵı bet",
    pageBehind: "Keyingi bet",
    pageBroken: "Bul betti kórsetip bolmadı",
    pagesLeft: "Dáslepki {{count}} bet kórsetildi. Qalǵanın kóriw ushın fayldı júklep alıń.",
    locked: "Fayl parol menen qorǵalǵan. Onı júklep alıp, kompyuterińizde paroli menen ashıń.",
    damaged: "Fayldı PDF sıpatında kórsetip bolmadı. Onı júklep alıp, basqa baǵdarlamada ashıp kóriń.",
  },
  import: {
    title: "Maǵlıwmatlardı importlaw",
    choose: "Fayldı tańlań",
    drop: "yamasa onı usı jerge taslań",
    another: "Basqa fayl",
    template: "Shablon",
    sample: "Úlgi",
    start: "Importlaw",
    done: "Maǵlıwmatlar importlandı",
    failed: "Maǵlıwmatlardı importlawda qátelik",
    coming: "Fayldı tańlap kóriwińiz múmkin, biraq ol házirshe hesh jerge jiberilmeydi",
  },
  menu: "Ámeller",
  cell: { menu: "Ketekshe ámelleri", open: "Ashıw", openTab: "Jańa aynada ashıw", copy: "Nusqalaw" },
};
