import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { DirectoryInUse } from "../databaseErrors.ts";
import { DirectoryOwner } from "./DirectoryOwner.ts";

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "platon-owner-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("DB40 a directory has one owner, who is named by its directory, until released", async () => {
  const owner = await DirectoryOwner.claim(folder);
  await expect(DirectoryOwner.claim(folder)).rejects.toMatchObject({ name: "DirectoryInUse", directory: folder });
  owner.release();
  (await DirectoryOwner.claim(folder)).release();
  expect(readdirSync(join(folder, "owner"))).toEqual([]);
});

it("DB40 also where its path is longer than a socket's address", async () => {
  const deep = join(folder, "a".repeat(120), "b".repeat(120));
  const owner = await DirectoryOwner.claim(deep);
  expect(readdirSync(join(deep, "owner")).length).toBe(1);
  await expect(DirectoryOwner.claim(deep)).rejects.toBeInstanceOf(DirectoryInUse);
  owner.release();
  expect(readdirSync(join(deep, "owner"))).toEqual([]);
});

it("DB51 of many that start at once at most one gets it, and later attempts do", async () => {
  const claims = await Promise.allSettled(Array.from({ length: 8 }, () => DirectoryOwner.claim(folder)));
  const owners = claims.flatMap((claim) => (claim.status === "fulfilled" ? [claim.value] : []));
  const refusals = claims.flatMap((claim) => (claim.status === "rejected" ? [claim.reason] : []));
  expect(owners.length).toBeLessThanOrEqual(1);
  for (const refusal of refusals) expect(refusal).toBeInstanceOf(DirectoryInUse);
  for (const owner of owners) owner.release();
  (await DirectoryOwner.claim(folder)).release();
});

it("DB64 who asks for a directory whose owner is stopping gets it when the owner has gone", async () => {
  const owner = await DirectoryOwner.claim(folder);
  owner.announceLeaving();
  const next = DirectoryOwner.claim(folder);
  // A second owner is never there before the first has gone.
  expect(await Promise.race([next, sleep(300).then(() => "waits")])).toBe("waits");
  owner.release();
  (await next).release();
});

it("DB51 what a dead process left behind does not keep the next one out", async () => {
  (await DirectoryOwner.claim(folder)).release();
  const left = join(folder, "owner", "0123abcd");
  const listens = "require('net').createServer().listen(process.argv[1], () => process.kill(process.pid, 'SIGKILL'))";
  spawnSync(process.execPath, ["-e", listens, left]);
  expect(readdirSync(join(folder, "owner"))).toContain("0123abcd");
  (await DirectoryOwner.claim(folder)).release();
  expect(readdirSync(join(folder, "owner"))).toEqual([]);
});
