import type { WordingTree } from "#sdk/contributions/locale.ts";
import { auth } from "./uz/auth.ts";
import { demo } from "./uz/demo.ts";
import { developer } from "./uz/developer.ts";
import { forms } from "./uz/forms.ts";
import { kernel } from "./uz/kernel.ts";
import { overlays } from "./uz/overlays.ts";
import { pages } from "./uz/pages.ts";
import { places } from "./uz/places.ts";
import { plugins } from "./uz/plugins.ts";
import { sandbox } from "./uz/sandbox.ts";
import { shell } from "./uz/shell.ts";
import { system } from "./uz/system.ts";
import { tables } from "./uz/tables.ts";
import { themes } from "./uz/themes.ts";
import { ui } from "./uz/ui.ts";

export const uz: WordingTree = { auth, demo, developer, forms, kernel, overlays, pages, places, plugins, sandbox, shell, system, tables, themes, ui };
