// @vitest-environment jsdom
import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, describe, expect, it } from "vitest";
import type { User } from "#contract/auth.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { EventBus } from "../events/EventBus.ts";
import { createLog } from "../log/Log.ts";
import { BrowserStorage } from "../storage/BrowserStorage.ts";
import { ClientSession } from "./ClientSession.ts";
import { Organizations } from "./Organizations.ts";

const organization = (id: string) => ({ id, name: id.toUpperCase(), tin: null, pinfl: null });
const userIn = (orgId: string | null, ids: readonly string[]): User =>
  ({ id: "u1", username: "n", permissions: [], orgId, organizations: ids.map(organization) }) as unknown as User;
const tokens = { access_token: "a2", refresh_token: "r2", expires_in: 900 };

interface Tab {
  readonly session: ClientSession;
  readonly organizations: Organizations;
  /** Calls and what followed them. */
  readonly steps: string[];
}

function makeTab(user: User, { isDirty = false, fails = false } = {}): Tab {
  const steps: string[] = [];
  const log = createLog("test", { warn: () => void steps.push("logged"), error: () => void steps.push("logged") });
  const [storage, bus] = [new BrowserStorage(), new EventBus(log)];
  const call = async (name: string, { query }: { query?: { org_id: string } }): Promise<unknown> => {
    steps.push(query ? `${name} ${query.org_id}` : name);
    if (fails) throw new PlatonError("internal", "bug", { status: 500 });
    if (name === "GET user-info") return await Promise.resolve(user);
    return name === "GET auth/user_organizations" ? user.organizations : { user: { ...user, orgId: query?.org_id }, ...tokens };
  };
  const http = { call: call as never, logout: async () => await Promise.resolve() };
  const session = new ClientSession({ storage, http, bus, log, goToSignIn: () => undefined, restart: () => undefined });
  const organizations = new Organizations({
    http, session, storage, log,
    reload: () => void steps.push("reload"), isDirty: () => isDirty, onKept: () => void steps.push("kept"),
  });
  organizations.follow();
  session.continueWith({ user, access_token: "a1", refresh_token: "r1", expires_in: 900 });
  return { session, organizations, steps };
}

describe("organizations", () => {
  beforeEach(() => localStorage.clear());

  it("K230 exactly one organization and no orgId selects it by itself, once", async () => {
    const { session, steps } = makeTab(userIn(null, ["a"]));
    await sleep();
    expect([steps, session.user.value?.orgId]).toEqual([["POST auth/change_user_org a", "reload"], "a"]);
  });

  it.each([[userIn("a", ["a"])], [userIn(null, ["a", "b"])], [userIn(null, [])]])("K230 in no other case is anything selected", async (user) => {
    const { steps } = makeTab(user);
    await sleep();
    expect(steps).toEqual([]);
  });

  it("US32 none is selected for a user whom an administrator looks as, nor has to be", () => {
    const { organizations, steps } = makeTab({ ...userIn(null, ["a"]), registeredWithEimzo: true, tin: "1", observer: { fullName: "n", until: "2026-01-01T00:30:00Z" } });
    expect([steps, organizations.mustChoose.value]).toEqual([[], false]);
  });

  it("K230 an organization that cannot be selected is not tried again and again", async () => {
    const { steps } = makeTab(userIn(null, ["a"]), { fails: true });
    await sleep();
    expect(steps).toEqual(["POST auth/change_user_org a", "logged"]);
  });

  it("K233 a user with a legal entity's key, no organization chosen and several to choose from must choose", () => {
    const key = { registeredWithEimzo: true, tin: "301234567" };
    const must = (user: User): boolean => makeTab(user).organizations.mustChoose.value;
    const several = userIn(null, ["a", "b"]);
    expect(must({ ...several, ...key })).toBe(true);
    const others: User[] = [
      { ...several, registeredWithEimzo: false },
      { ...several, ...key, tin: null },
      { ...several, ...key, id: "" },
      { ...userIn("a", ["a", "b"]), ...key },
      { ...userIn(null, []), ...key },
    ];
    expect(others.map(must)).toEqual(others.map(() => false));
  });

  it("K227 a change stores tokens and user, and everything is read anew", async () => {
    const { session, organizations, steps } = makeTab(userIn("a", ["a", "b"]));
    expect(organizations.present.value?.name).toBe("A");
    expect(await organizations.change("b")).toBe(true);
    expect([steps, organizations.generation.value, organizations.present.value?.id]).toEqual([["POST auth/change_user_org b", "reload"], 1, "b"]);
    expect([localStorage.getItem("auth_token"), localStorage.getItem("auth_token_refresh"), session.user.value?.orgId]).toEqual(["a2", "r2", "b"]);
  });

  it("K228 a change elsewhere creates screens anew, but not over unsaved changes", () => {
    for (const isDirty of [false, true]) {
      const { session, organizations, steps } = makeTab(userIn("a", ["a", "b"]), { isDirty });
      session.continueWith({ user: userIn("b", ["a", "b"]), ...tokens });
      expect([steps, organizations.generation.value]).toEqual(isDirty ? [["reload", "kept"], 0] : [["reload"], 1]);
    }
  });

  it("K229 a failed change is only logged", async () => {
    const { session, organizations, steps } = makeTab(userIn("a", ["a", "b"]), { fails: true });
    expect(await organizations.change("b")).toBe(false);
    expect([steps, session.user.value?.orgId, organizations.generation.value]).toEqual([["POST auth/change_user_org b", "logged"], "a", 0]);
  });

  it("K231 the list is kept as user_organizations, goes with the session, and another's is not shown", async () => {
    const { organizations, session } = makeTab(userIn("a", ["a", "b"]));
    await organizations.load();
    expect(JSON.parse(localStorage.getItem("user_organizations") ?? "")).toEqual([organization("a"), organization("b")]);
    localStorage.setItem("user_organizations", JSON.stringify([organization("x"), organization("y")]));
    expect(makeTab(userIn("a", ["a", "b"])).organizations.list.value.map(({ id }) => id)).toEqual(["a", "b"]);
    await session.signOut();
    expect(localStorage.getItem("user_organizations")).toBeNull();
  });
});
