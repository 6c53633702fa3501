import type { WordingTree } from "#sdk/contributions/locale.ts";
import { auth } from "./qq/auth.ts";
import { demo } from "./qq/demo.ts";
import { developer } from "./qq/developer.ts";
import { forms } from "./qq/forms.ts";
import { kernel } from "./qq/kernel.ts";
import { overlays } from "./qq/overlays.ts";
import { pages } from "./qq/pages.ts";
import { places } from "./qq/places.ts";
import { plugins } from "./qq/plugins.ts";
import { sandbox } from "./qq/sandbox.ts";
import { shell } from "./qq/shell.ts";
import { system } from "./qq/system.ts";
import { tables } from "./qq/tables.ts";
import { themes } from "./qq/themes.ts";
import { ui } from "./qq/ui.ts";

export const qq: WordingTree = { auth, demo, developer, forms, kernel, overlays, pages, places, plugins, sandbox, shell, system, tables, themes, ui };
