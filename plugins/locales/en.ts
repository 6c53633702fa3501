import type { WordingTree } from "#sdk/contributions/locale.ts";
import { auth } from "./en/auth.ts";
import { demo } from "./en/demo.ts";
import { developer } from "./en/developer.ts";
import { forms } from "./en/forms.ts";
import { kernel } from "./en/kernel.ts";
import { overlays } from "./en/overlays.ts";
import { pages } from "./en/pages.ts";
import { places } from "./en/places.ts";
import { plugins } from "./en/plugins.ts";
import { sandbox } from "./en/sandbox.ts";
import { shell } from "./en/shell.ts";
import { system } from "./en/system.ts";
import { tables } from "./en/tables.ts";
import { themes } from "./en/themes.ts";
import { ui } from "./en/ui.ts";

export const en: WordingTree = { auth, demo, developer, forms, kernel, overlays, pages, places, plugins, sandbox, shell, system, tables, themes, ui };
