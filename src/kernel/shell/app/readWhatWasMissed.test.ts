// @vitest-environment jsdom
import { setTimeout as sleep } from "node:timers/promises";
import { signal } from "@preact/signals-react";
import { expect, it } from "vitest";
import type { ProjectInfo } from "#contract/info.ts";
import { Connection } from "../../services/http/Connection.ts";
import { createLog } from "../../services/log/Log.ts";
import { MenuService } from "../../services/menu/MenuService.ts";
import { BrowserStorage } from "../../services/storage/BrowserStorage.ts";
import { readWhatWasMissed } from "./readWhatWasMissed.ts";

it("K570 the project, and the menu where it could not be read, are read again when the server is back", async () => {
  const asked: string[] = [];
  let isThere = true;
  const reach = async (): Promise<unknown[]> => await (isThere ? Promise.resolve([]) : Promise.reject(new Error("away")));
  const connection = new Connection(reach);
  const call = async (name: string): Promise<unknown> => (asked.push(name), await reach());
  const log = createLog("test", { warn: () => undefined, error: () => undefined });
  const menus = new MenuService({ http: { call } as never, storage: new BrowserStorage(), log, projectId: signal("p"), added: signal([]) });
  const project = signal<ProjectInfo | undefined>(undefined);
  const following = readWhatWasMissed({ connection, project, refreshProject: async () => void asked.push(await Promise.resolve("project")) }, menus);
  const outage = async (meanwhile: () => Promise<unknown>): Promise<string[]> => {
    isThere = false;
    await connection.ask();
    await meanwhile();
    asked.length = 0;
    isThere = true;
    await connection.ask();
    await sleep();
    return [...asked];
  };
  await menus.load();
  expect(await outage(async () => await Promise.resolve())).toEqual([]);
  project.value = {} as ProjectInfo;
  expect(await outage(async () => await menus.load())).toEqual(["GET menus", "project"]);
  expect(await outage(async () => await Promise.resolve())).toEqual(["project"]);
  following.dispose();
  expect(await outage(async () => await menus.load())).toEqual([]);
});
