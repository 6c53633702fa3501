import type { WordingTree } from "#sdk/contributions/locale.ts";
import { auth } from "./la/auth.ts";
import { demo } from "./la/demo.ts";
import { developer } from "./la/developer.ts";
import { forms } from "./la/forms.ts";
import { kernel } from "./la/kernel.ts";
import { overlays } from "./la/overlays.ts";
import { pages } from "./la/pages.ts";
import { places } from "./la/places.ts";
import { plugins } from "./la/plugins.ts";
import { sandbox } from "./la/sandbox.ts";
import { shell } from "./la/shell.ts";
import { system } from "./la/system.ts";
import { tables } from "./la/tables.ts";
import { themes } from "./la/themes.ts";
import { ui } from "./la/ui.ts";

export const la: WordingTree = { auth, demo, developer, forms, kernel, overlays, pages, places, plugins, sandbox, shell, system, tables, themes, ui };
