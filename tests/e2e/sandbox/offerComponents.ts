import type { Page } from "@playwright/test";
import type { ProjectInfo } from "#contract/info.ts";
import { answer } from "../harness/routePages.ts";
import { changeAnswer } from "../shell/changeAnswer.ts";
import type { ComponentText } from "./showComponents.ts";

/**
 * Puts components of the project on the wire, as its author would write them: `<platon-component name>` and imports of
 * components of pages find them by their names.
 * @param isThere whether their sources can be fetched by now
 */
export async function offerComponents(page: Page, components: readonly ComponentText[], isThere = (): boolean => true): Promise<void> {
  await changeAnswer<ProjectInfo>(page, "info", (info) => void info.components.push(...components.map(({ name }) => ({ name, hash: hashOf(name) }))));
  for (const component of components) {
    const data = { content: "", css: "", ...component };
    await page.route(`**/api/components/${hashOf(component.name)}`, (route) =>
      route.fulfill(
        isThere()
          ? answer(data)
          : { status: 404, json: { statusCode: 404, message: "gone", data: null, errors: null } },
      ),
    );
  }
}

const hashOf = (name: string): string => Buffer.from(name).toString("hex").padEnd(64, "0").slice(0, 64);
