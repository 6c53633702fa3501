import type { WordingTree } from "#sdk/contributions/locale.ts";
import { auth } from "./kh/auth.ts";
import { demo } from "./kh/demo.ts";
import { developer } from "./kh/developer.ts";
import { forms } from "./kh/forms.ts";
import { kernel } from "./kh/kernel.ts";
import { overlays } from "./kh/overlays.ts";
import { pages } from "./kh/pages.ts";
import { places } from "./kh/places.ts";
import { plugins } from "./kh/plugins.ts";
import { sandbox } from "./kh/sandbox.ts";
import { shell } from "./kh/shell.ts";
import { system } from "./kh/system.ts";
import { tables } from "./kh/tables.ts";
import { themes } from "./kh/themes.ts";
import { ui } from "./kh/ui.ts";

export const kh: WordingTree = { auth, demo, developer, forms, kernel, overlays, pages, places, plugins, sandbox, shell, system, tables, themes, ui };
