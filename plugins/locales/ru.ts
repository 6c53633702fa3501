import type { WordingTree } from "#sdk/contributions/locale.ts";
import { auth } from "./ru/auth.ts";
import { demo } from "./ru/demo.ts";
import { developer } from "./ru/developer.ts";
import { forms } from "./ru/forms.ts";
import { kernel } from "./ru/kernel.ts";
import { overlays } from "./ru/overlays.ts";
import { pages } from "./ru/pages.ts";
import { places } from "./ru/places.ts";
import { plugins } from "./ru/plugins.ts";
import { sandbox } from "./ru/sandbox.ts";
import { shell } from "./ru/shell.ts";
import { system } from "./ru/system.ts";
import { tables } from "./ru/tables.ts";
import { themes } from "./ru/themes.ts";
import { ui } from "./ru/ui.ts";

export const ru: WordingTree = { auth, demo, developer, forms, kernel, overlays, pages, places, plugins, sandbox, shell, system, tables, themes, ui };
