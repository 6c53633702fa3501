// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { User } from "#contract/auth.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { EventBus } from "../events/EventBus.ts";
import type { HttpClient } from "../http/HttpClient.ts";
import { createLog } from "../log/Log.ts";
import { BrowserStorage } from "../storage/BrowserStorage.ts";
import { storageKeys } from "../storage/storageKeys.ts";
import { ClientSession } from "./ClientSession.ts";
import { signInAddress } from "./signInAddress.ts";

const quiet = createLog("test", { warn: () => undefined, error: () => undefined });
const user = { id: "u1", fullName: "Нодира Каримова", username: "n", permissions: [] as string[] } as User;
const answers = { access_token: "a1", refresh_token: "r1", token: "a1", expires_in: 900, user };

interface Tab {
  readonly session: ClientSession;
  readonly storage: BrowserStorage;
  readonly steps: string[];
  readonly bus: EventBus;
}

/** A session whose steps are written down: calls, events, where it goes. */
function makeTab(call: (name: string) => unknown): Tab {
  const steps: string[] = [];
  const storage = new BrowserStorage();
  const bus = new EventBus(quiet);
  for (const name of ["AfterLogin", "AfterAuth", "AfterLogout"] as const) bus.on(name, () => steps.push(name));
  const send = async (name: string): Promise<unknown> => {
    steps.push(name);
    return await Promise.resolve(call(name));
  };
  const http = { call: send, logout: async () => await send("POST logout") } as unknown as HttpClient;
  const goToSignIn = (address: string): void => void steps.push(`go ${address}`);
  const session = new ClientSession({ storage, http, bus, log: quiet, goToSignIn, restart: (address) => void steps.push(address === undefined ? "restart" : `restart ${address}`) });
  return { session, storage, steps, bus };
}

/** What another tab does to the common storage, with the event that this one gets. */
function fromOtherTab(change: Record<string, string | undefined>): void {
  for (const [key, value] of Object.entries(change)) {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    window.dispatchEvent(new StorageEvent("storage", { key }));
  }
}

const fail = (failure: unknown): never => {
  throw failure;
};

describe("session", () => {
  beforeEach(() => {
    localStorage.clear();
    window.history.replaceState(null, "", "/tables/cities?x=1");
  });

  it("K21 signing in stores tokens, user and login page under the specified names, then AfterLogin and AfterAuth fire", async () => {
    const { session, steps } = makeTab(() => answers);
    await session.begin("POST auth/login", { body: { username: "n", password: "p" } });
    expect(steps).toEqual(["POST auth/login", "AfterLogin", "AfterAuth"]);
    expect(localStorage.getItem("auth_token")).toBe("a1");
    expect(localStorage.getItem("auth_token_refresh")).toBe("r1");
    expect(JSON.parse(localStorage.getItem("auth_user") ?? "")).toMatchObject({ id: "u1" });
    expect(localStorage.getItem("login_url")).toBe("/auth/user");
    expect(session.state.value).toBe("user");
  });

  it("SE186 where tokens came in cookies the storage has none, not even those of before; the session is told by its mark, and signing out takes that away", async () => {
    localStorage.setItem("auth_token", "old");
    localStorage.setItem("auth_token_refresh", "old");
    const { session, steps } = makeTab((name) => {
      if (name === "POST auth/login") document.cookie = "platon_mark=m.s1.x.y; Path=/";
      return { ...answers, token: "", access_token: "", refresh_token: "" };
    });
    await session.begin("POST auth/login", { body: { username: "n", password: "p" } });
    expect([Object.keys(localStorage).filter((key) => key.startsWith("auth_token")), session.isOwn("s1"), session.isOwn("s2")]).toEqual([[], true, false]);
    expect(makeTab(() => user).session.state.value).toBe("unknown");
    await session.signOut();
    expect([document.cookie, session.state.value, steps.at(-1)?.startsWith("go /auth/user")]).toEqual(["", "guest", true]);
  });

  it("SE186 signing out in another tab, where tokens are in cookies, is followed", async () => {
    document.cookie = "platon_mark=m.s1.x.y; Path=/";
    const { session, steps } = makeTab(() => user);
    await session.load();
    session.followOtherTabs();
    document.cookie = "platon_mark=; Path=/; Max-Age=0";
    fromOtherTab({ [storageKeys.user]: undefined });
    expect([session.state.value, steps.at(-1)?.startsWith("go /auth/user")]).toEqual(["guest", true]);
  });

  it("K22 logout fires its event, calls the server, clears five values, and goes to sign in with the way back", async () => {
    const { session, storage, steps } = makeTab((name) => (name === "POST logout" ? null : answers));
    await session.begin("POST auth/login", { body: { username: "n", password: "p" } });
    storage.set(storageKeys.menuCollapsed, "true");
    storage.set(storageKeys.theme, "platon");
    await session.signOut();
    expect(steps.slice(3)).toEqual(["AfterLogout", "POST logout", "go /auth/user?next=%2Ftables%2Fcities%3Fx%3D1"]);
    expect(Object.keys(localStorage).sort()).toEqual(["platon_theme"]);
  });

  it("K22 a logout that the server does not hear ends the session here all the same", async () => {
    const { session, steps } = makeTab((name) => (name === "POST logout" ? fail(new PlatonError("network", "expected")) : answers));
    await session.begin("POST auth/login", { body: { username: "n", password: "p" } });
    await session.signOut();
    expect(session.state.value).toBe("guest");
    expect(steps.at(-1)).toMatch(/^go \/auth\/user/);
  });

  it("K409 a logout that the server does not answer ends the session here after five seconds", async () => {
    vi.useFakeTimers();
    const { session, steps } = makeTab((name) => (name === "POST logout" ? new Promise(() => undefined) : answers));
    await session.begin("POST auth/login", { body: { username: "n", password: "p" } });
    const left = session.signOut();
    await vi.advanceTimersByTimeAsync(4_900);
    expect(session.state.value).toBe("user");
    await vi.advanceTimersByTimeAsync(200);
    await left;
    vi.useRealTimers();
    expect([session.state.value, steps.at(-1)]).toEqual(["guest", "go /auth/user?next=%2Ftables%2Fcities%3Fx%3D1"]);
  });

  it("K408 however a session ends, and whoever begins another, nobody finds where the last person was", async () => {
    const ways: ((tab: Tab, isOther: (other: boolean) => void) => unknown)[] = [
      async ({ session }) => await session.signOut(),
      async ({ session }) => await session.endForGood(),
      ({ session }) => session.giveUp(),
      ({ session }) => {
        session.followOtherTabs();
        fromOtherTab({ [storageKeys.token]: undefined });
      },
      async ({ session }, isOther) => {
        isOther(true);
        await session.begin("POST auth/login", { body: { username: "other", password: "p" } });
      },
    ];
    for (const [index, way] of ways.entries()) {
      let isOther = false;
      const tab = makeTab(() => (isOther ? { ...answers, user: { ...user, id: "u2" } } : answers));
      await tab.session.begin("POST auth/login", { body: { username: "n", password: "p" } });
      localStorage.setItem("platon_recent", "[]");
      localStorage.setItem("user_organizations", "[]");
      await way(tab, (other) => (isOther = other));
      expect([index, localStorage.getItem("platon_recent"), localStorage.getItem("user_organizations")]).toEqual([index, null, null]);
    }
  });

  it("K408 the same person, signing in again over their form, finds them", async () => {
    const { session } = makeTab(() => answers);
    await session.begin("POST auth/login", { body: { username: "n", password: "p" } });
    localStorage.setItem("platon_recent", "[]");
    await session.begin("POST auth/login", { body: { username: "n", password: "p" } });
    expect(localStorage.getItem("platon_recent")).toBe("[]");
  });

  it("K23 a session that has ended goes to sign in with the way back", async () => {
    const { session, steps } = makeTab(() => answers);
    await session.begin("POST auth/login", { body: { username: "n", password: "p" } });
    expect(await session.endForGood()).toBe(false);
    expect(steps.slice(3)).toEqual(["AfterLogout", "go /auth/user?next=%2Ftables%2Fcities%3Fx%3D1"]);
    expect(signInAddress("https://evil.example/", "/x", "https://platon.uz")).toBe("/auth/user?next=%2Fx");
    for (const path of ["/login", "/tables/x", "/system/logout"]) expect(signInAddress(path, "/x", "https://platon.uz")).toBe("/auth/user?next=%2Fx");
    expect(signInAddress("/auth/login?next=/y", "//evil.example", "https://platon.uz")).toBe("/auth/login");
  });

  it("K462 a refresh that is answered with 401 leads to /auth/login, with the way back, until somebody signs in", async () => {
    const { session, steps } = makeTab(() => answers);
    await session.begin("POST auth/login", { body: { username: "n", password: "p" } });
    await session.endForGood(true);
    expect(steps.at(-1)).toBe("go /auth/login?next=%2Ftables%2Fcities%3Fx%3D1");
    expect(session.signInAddress("/x")).toBe("/auth/login?next=%2Fx");
    await session.begin("POST auth/login", { body: { username: "n", password: "p" } });
    expect(session.signInAddress("/x")).toBe("/auth/user?next=%2Fx");
  });

  it("K28 a session that the server ended is left at once, another session of the same user is not", async () => {
    const token = `x.${btoa(JSON.stringify({ sid: "s1" }))}.x`;
    const { session, steps } = makeTab(() => ({ ...answers, access_token: token }));
    await session.begin("POST auth/login", { body: { username: "n", password: "p" } });
    await session.hearRevoked("s2");
    expect(session.state.value).toBe("user");
    await session.hearRevoked("s1");
    expect([session.state.value, steps.at(-1)]).toEqual(["guest", "go /auth/user?next=%2Ftables%2Fcities%3Fx%3D1"]);
  });

  it("US31 entering goes home and leaving goes back to the user, by a new document each time; a refusal changes nothing", async () => {
    const codes: (PlatonError | undefined)[] = [undefined, undefined, new PlatonError("not_found", "expected", { status: 404 })];
    const { session, steps } = makeTab((name) => {
      if (name.startsWith("POST auth")) return answers;
      const failure = codes.shift();
      return failure === undefined ? null : fail(failure);
    });
    await session.begin("POST auth/login", { body: { username: "n", password: "p" } });
    await session.observe("u2");
    await session.stopObserving();
    await expect(session.observe("u3")).rejects.toMatchObject({ code: "not_found" });
    expect(steps.slice(3)).toEqual(["POST users/{id}/observation", "restart /", "DELETE observation", "restart /system/users/u1", "POST users/{id}/observation"]);
  });

  it("US31 the tab in which looking ends goes back to the user, also when another tab has heard of the end before", async () => {
    const { session, steps } = makeTab((name) => {
      if (name === "DELETE observation") fromOtherTab({ auth_user: JSON.stringify({ ...user, id: "u2" }) });
      return answers;
    });
    const following = session.followOtherTabs();
    await session.begin("POST auth/login", { body: { username: "n", password: "p" } });
    await session.stopObserving();
    expect(steps.slice(3)).toEqual(["DELETE observation", "restart /system/users/u1"]);
    following.dispose();
  });

  it("US31 a user who is another one when read anew begins the document anew, also in other tabs, without places of the one before", async () => {
    const seen = { ...user, id: "u2", observer: { fullName: "n", until: "2026-01-01T00:30:00Z" } };
    const { session, steps } = makeTab((name) => (name === "GET user-refresh" ? seen : answers));
    await session.begin("POST auth/login", { body: { username: "n", password: "p" } });
    localStorage.setItem("platon_recent", "[]");
    await session.reload();
    expect([steps.at(-1), localStorage.getItem("platon_recent"), session.user.value?.id]).toEqual(["restart", null, "u1"]);
    expect(JSON.parse(localStorage.getItem("auth_user") ?? "")).toEqual(seen);
  });

  it("US32 nobody's name is kept under while the person looks as another user", async () => {
    const { session } = makeTab(() => answers);
    session.continueWith({ user, access_token: "a", refresh_token: "r", expires_in: 900 });
    expect(session.writer()?.id).toBe("u1");
    session.continueWith({ user: { ...user, id: "u2", observer: { fullName: "n", until: "2026-01-01T00:30:00Z" } }, access_token: "a", refresh_token: "r", expires_in: 900 });
    expect(session.writer()).toBeUndefined();
  });

  it("K24 when the user of a stored token cannot be loaded, token and user are removed", async () => {
    localStorage.setItem(storageKeys.token, "old");
    localStorage.setItem(storageKeys.user, "{}");
    const { session } = makeTab(() => fail(new PlatonError("internal", "bug", { status: 500 })));
    expect(session.state.value).toBe("unknown");
    await session.load();
    expect(session.state.value).toBe("guest");
    expect(localStorage).toHaveLength(0);
  });

  it("K406 a call that fails after another has brought the user signs nobody out", async () => {
    localStorage.setItem(storageKeys.token, "old");
    const answers: ((value: unknown) => void)[] = [];
    const { session } = makeTab(async () => await new Promise((resolve) => answers.push(resolve)));
    const loads = [session.load(), session.load()];
    await Promise.resolve();
    answers[0]?.(user);
    await loads[0];
    answers[1]?.(Promise.reject(new PlatonError("internal", "bug", { status: 500 })));
    await loads[1];
    expect([session.state.value, localStorage.getItem(storageKeys.token)]).toEqual(["user", "old"]);
  });

  it("K25 a server that cannot be reached, itself or by its proxy, signs nobody out", async () => {
    localStorage.setItem(storageKeys.token, "old");
    const failures = [new PlatonError("network", "expected"), ...[502, 503, 504].map((status) => new PlatonError("unavailable", "expected", { status }))];
    for (const failure of failures) {
      const { session } = makeTab(() => fail(failure));
      await expect(session.load()).rejects.toBe(failure);
      expect(localStorage.getItem(storageKeys.token)).toBe("old");
    }
  });

  it("K26 signing out in another tab signs out here, and another user there begins the document anew", async () => {
    const { session, steps } = makeTab(() => answers);
    await session.begin("POST auth/login", { body: { username: "n", password: "p" } });
    const following = session.followOtherTabs();
    fromOtherTab({ [storageKeys.user]: JSON.stringify({ id: "u2" }) });
    expect(steps.at(-1)).toBe("restart");
    fromOtherTab({ [storageKeys.token]: undefined });
    expect(steps.at(-1)).toMatch(/^go \/auth\/user\?next=/);
    following.dispose();
  });

  it("K27 over an open form a sign-in dialog is asked for, and the calls that waited go on after signing in", async () => {
    const { session, steps } = makeTab(() => answers);
    await session.begin("POST auth/login", { body: { username: "n", password: "p" } });
    session.keepsDocument = () => true;
    const waiting = session.endForGood();
    expect(session.isSignInAsked.value).toBe(true);
    await session.begin("POST auth/login", { body: { username: "n", password: "p" } });
    expect(await waiting).toBe(true);
    expect(session.isSignInAsked.value).toBe(false);
    expect(steps.filter((step) => step.startsWith("go"))).toEqual([]);
  });

  it("K27 signing in again in another tab ends the dialog, and another person begins the document anew", async () => {
    const { session, steps } = makeTab(() => answers);
    await session.begin("POST auth/login", { body: { username: "n", password: "p" } });
    session.keepsDocument = () => true;
    const following = session.followOtherTabs();
    fromOtherTab({ [storageKeys.token]: undefined });
    expect(session.isSignInAsked.value).toBe(true);
    fromOtherTab({ [storageKeys.token]: "a2", [storageKeys.user]: JSON.stringify({ id: "u1" }) });
    expect(session.isSignInAsked.value).toBe(false);
    expect(steps).not.toContain("restart");
    following.dispose();
  });

  it.each([
    ["its session goes on", () => user, { [storageKeys.token]: "a1", [storageKeys.user]: JSON.stringify(user) }, true],
    ["the server is away", () => fail(new PlatonError("network", "expected", { status: 0 })), { [storageKeys.token]: "a1", [storageKeys.user]: JSON.stringify(user) }, true],
    ["somebody signed out", () => user, {}, false],
    ["somebody else signed in", () => user, { [storageKeys.token]: "a2", [storageKeys.user]: JSON.stringify({ ...user, id: "u2" }) }, false],
  ])("K982 a document that comes back may be seen or is left: %s", async (_, answer, stored, isSeen) => {
    const { session, steps } = makeTab((name) => (name === "POST auth/login" ? answers : answer()));
    await session.begin("POST auth/login", { body: { username: "n", password: "p" } });
    localStorage.clear();
    Object.entries(stored).forEach(([key, value]) => localStorage.setItem(key, value as string));
    expect(await session.checkAgain()).toBe(isSeen);
    expect(steps.some((step) => step.startsWith("go /auth/user") || step === "restart")).toBe(!isSeen);
  });
});
