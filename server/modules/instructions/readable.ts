import { hasPermission } from "#core/permissions/hasPermission.ts";
import { isAdministrator } from "../../access/objectPolicy.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { translator, type ProjectConfig } from "../config/index.ts";

type Page = ProjectConfig["instructions"][number];

/** A page as one caller reads it, with those below it that they may read. */
export interface ReadPage {
  readonly id: string;
  readonly key: string;
  readonly title: string;
  readonly content: string;
  readonly children: readonly ReadPage[];
}

/** The project's help as far as the caller may read it, in their language. */
export async function readablePages(context: CallContext): Promise<readonly ReadPage[]> {
  const config = await context.services.configuration.of(context.project.id);
  const translate = translator(config, context);
  const read = (page: Page): ReadPage => ({
    id: page.id, key: page.key, title: translate(page.title), content: textOf(page, context), children: readAll(page.children),
  });
  const readAll = (pages: readonly Page[]): ReadPage[] => pages.filter((page) => isReadable(page, context)).map(read);
  return readAll(config.instructions);
}

function isReadable({ permission }: Page, { caller }: CallContext): boolean {
  if (permission === undefined || isAdministrator(caller)) return true;
  return caller !== undefined && hasPermission(caller.permissions, permission);
}

/** In the caller's language; what was not translated in the project's own. */
function textOf(page: Page, { locale }: CallContext): string {
  const own = locale === "uz" ? undefined : page[`content_${locale}`];
  return own === undefined || own.trim() === "" ? (page.content ?? "") : own;
}
