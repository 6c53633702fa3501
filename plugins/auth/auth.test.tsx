// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import type { ProjectInfo } from "#contract/info.ts";
import type { User } from "#sdk/capabilities/user.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { createWritable } from "#sdk/testing/createWritable.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { PluginPage } from "#sdk/testing/PluginPage.tsx";
import { runPlugin } from "#sdk/testing/runPlugin.ts";
import { signInFailure } from "./sign-in/signInFailure.ts";
import { auth } from "./index.ts";

const user = { id: "u1", fullName: "Нодира Каримова", username: "n" } as User;
const answer = (status: number, code: string, message = ""): PlatonError => new PlatonError(code, "expected", { status, message });

let page: PluginPage;
let done: readonly string[];

beforeEach(() => {
  page = new PluginPage();
});

afterEach(async () => expect(await page.close()).toEqual([]));

type Translate = CapabilityMap["i18n"]["t"];

type Account = Partial<CapabilityMap["session"]> & { readonly user?: CapabilityMap["user"]["current"]; readonly info?: CapabilityMap["project"]["info"]; readonly http?: CapabilityMap["http"] };

async function show({ user: current, info, http, ...session }: Account, next?: string, t?: Translate): Promise<void> {
  const fakes = fakeCapabilities();
  done = fakes.done;
  const i18n = { ...fakes.capabilities.i18n, ...(t && { t }) };
  const user = current ? { current } : fakes.capabilities.user;
  const project = info ? { info } : fakes.capabilities.project;
  const plugin = runPlugin(auth, { ...fakes.capabilities, ...(http && { http }), i18n, project, user, session: { ...fakes.capabilities.session, ...session } });
  const { component: Screen } = plugin.contribution("screen", "sign-in");
  const query: Record<string, string> = next === undefined ? {} : { next };
  await page.show(plugin, <Screen params={{}} query={query} isPublic={false} frame="blank" />);
}

const submit = async (): Promise<void> =>
  await act(async () => page.element.querySelector("form")?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true })) as never);

const signInAs = (seen: unknown[]): CapabilityMap["session"]["begin"] => async (call, { body }) => {
  seen.push([call, body]);
  return await Promise.resolve(user);
};

/** The code for a password of one's own comes when it is needed. */
const chooserComes = async (): Promise<void> => await act(async () => void (await import("./methods/password/ChoosePassword.tsx")));

const accountComes = async (): Promise<void> => await act(async () => void (await import("./SignedInPanel.tsx")));

describe("signing in with a password", () => {
  it("AU1 name and password are sent as entered", async () => {
    const sent: unknown[] = [];
    await show({ begin: signInAs(sent) });
    await page.type("username", " Admin ");
    await page.type("password", " пароль ");
    await submit();
    expect(sent).toEqual([["POST auth/login", { username: " Admin ", password: " пароль " }]]);
  });

  it("AU2 a welcome is shown and the user goes to next, or home", async () => {
    await show({ begin: signInAs([]) }, "/tables/cities?x=1");
    await submit();
    expect(done).toEqual(["toast success auth.welcome", "open /tables/cities?x=1"]);
  });

  it("AU3 a next of another origin leads home", async () => {
    for (const next of ["https://evil.example/", "//evil.example", "javascript:alert(1)"]) {
      await show({ begin: signInAs([]) }, next);
      await submit();
      expect(done.at(-1)).toBe("open /");
    }
  });

  it("AU4 401 says that login or password is wrong; other errors show the server's message, else 'Хатолик'", () => {
    expect(signInFailure(answer(401, "bad_credentials", "…"))).toEqual({ kind: "credentials" });
    expect(signInFailure(answer(500, "internal", "Серверда хатолик"))).toEqual({ kind: "server", text: "Серверда хатолик" });
    expect(signInFailure(answer(500, "internal"))).toEqual({ kind: "unknown" });
    expect(signInFailure(new PlatonError("internal", "expected", { status: 500 }))).toEqual({ kind: "unknown" });
    expect(signInFailure(new PlatonError("too_many", "expected", { message: "too many calls of session at once" }))).toEqual({ kind: "unknown" });
    expect(signInFailure(new Error("x"))).toEqual({ kind: "unknown" });
    expect(signInFailure(new PlatonError("network", "expected"))).toEqual({ kind: "offline" });
  });

  it("AU5 a refused sign-in is announced, marks both fields, keeps what was typed, and selects the password", async () => {
    const refuse = async (): Promise<never> => await Promise.reject(answer(401, "bad_credentials"));
    await show({ begin: refuse });
    await page.type("username", "admin");
    await page.type("password", "wrong");
    await submit();
    expect(page.element.querySelector("[role=alert]")?.textContent).toBe("auth.password.wrong");
    const inputs = [...page.element.querySelectorAll("input")];
    expect(inputs.map((input) => [input.value, input.getAttribute("aria-invalid")])).toEqual([["admin", "true"], ["wrong", "true"]]);
    expect(document.activeElement).toBe(inputs[1]);
    expect(done).toEqual([]);
  });

  it("AU6 an account that rests says for how many minutes", async () => {
    const locked = new PlatonError("login_locked", "expected", { status: 429, params: { seconds: 61 } });
    expect(signInFailure(locked)).toEqual({ kind: "locked", seconds: 61 });
    const refuse = async (): Promise<never> => await Promise.reject(locked);
    await show({ begin: refuse }, undefined, (key, params) => `${key} ${JSON.stringify(params)}`);
    await submit();
    expect(page.element.querySelector("[role=alert]")?.textContent).toBe('auth.password.locked {"minutes":2}');
  });

  it("AU11 whoever has a password that another chose is asked for a new one, twice, and is in by it", async () => {
    const sent: unknown[] = [];
    const begin: CapabilityMap["session"]["begin"] = async (call, { body }) => {
      sent.push([call, body]);
      const isFirst = sent.length === 1;
      if (isFirst) throw answer(403, "password_change_required");
      if (sent.length === 2) throw new PlatonError("invalid_values", "expected", { status: 422, fields: { newPassword: ["Қисқа"] } });
      return await Promise.resolve(user);
    };
    await show({ begin });
    await page.type("username", "ali");
    await page.type("password", "first-1");
    await submit();
    await chooserComes();
    const alert = (): string | undefined => page.element.querySelector("[role=alert]")?.textContent;
    await page.type("first", "own-1");
    await page.type("again", "own-2");
    await submit();
    expect([alert(), sent.length]).toEqual(["auth.choose.differ", 1]);
    await page.type("again", "own-1");
    await submit();
    expect(alert()).toBe("Қисқа");
    await submit();
    expect(sent.at(-1)).toEqual(["POST auth/password", { username: "ali", password: "first-1", newPassword: "own-1" }]);
    expect(done).toEqual(["toast success auth.welcome", "open /"]);
  });

  it("AU12 a one-time link asks for a password, and its secret leaves the address at once", async () => {
    window.history.replaceState(null, "", "/auth/user?next=%2Fa#link=s3cret");
    const sent: unknown[] = [];
    await show({ begin: signInAs(sent) });
    await chooserComes();
    expect([window.location.hash, window.location.search, page.element.querySelectorAll("input").length]).toEqual(["", "?next=%2Fa", 2]);
    await page.type("first", "own-11");
    await page.type("again", "own-11");
    await submit();
    expect(sent).toEqual([["POST auth/password", { link: "s3cret", newPassword: "own-11" }]]);
  });

  it("AU13 AU14 AU15 a one-time code is asked for in a dialog: six digits, marked when there are fewer or when it is wrong, and sent with what was typed before", async () => {
    const sent: unknown[] = [];
    const begin: CapabilityMap["session"]["begin"] = async (call, { body }) => {
      sent.push([call, body]);
      const { otp } = body as { otp?: string };
      if (otp === undefined) throw answer(403, "otp_required", "Otp password is required");
      if (otp !== "123456") throw answer(401, "bad_credentials");
      return await Promise.resolve(user);
    };
    await show({ begin });
    await page.type("username", "ali");
    await page.type("password", "own-1");
    await submit();
    await act(async () => void (await import("./sign-in/CodeDialog.tsx")));
    const dialog = (): HTMLElement => document.querySelector<HTMLElement>("[role=dialog]") ?? expect.fail("there is no dialog");
    const field = (): HTMLInputElement => page.input("otp");
    const type = async (text: string): Promise<void> => await page.type("otp", text);
    const send = async (): Promise<void> => await act(async () => dialog().querySelector("form")?.requestSubmit());
    await type("12a 34-");
    expect(field().value).toBe("1234");
    await send();
    expect([field().getAttribute("aria-invalid"), sent.length]).toEqual(["true", 1]);
    await type("1111119");
    await send();
    expect([field().value, field().getAttribute("aria-invalid"), document.activeElement === field()]).toEqual(["111111", "true", true]);
    await type("123456");
    await send();
    expect(sent.at(-1)).toEqual(["POST auth/login", { username: "ali", password: "own-1", otp: "123456" }]);
    expect(done).toEqual(["toast success auth.welcome", "open /"]);
  });

  it("AU28 AU29 AU13 whoever chooses a password by a link is asked for the code, and gives a recovery code in its place", async () => {
    window.history.replaceState(null, "", "/auth/user#link=s3cret");
    const sent: unknown[] = [];
    const begin: CapabilityMap["session"]["begin"] = async (_call, { body }) => {
      sent.push(body);
      if (sent.length === 1) throw answer(403, "otp_required", "Otp password is required");
      return await Promise.resolve(user);
    };
    await show({ begin });
    await chooserComes();
    await page.type("first", "own-11");
    await page.type("again", "own-11");
    await submit();
    await act(async () => void (await import("./sign-in/CodeDialog.tsx")));
    await page.press("Тиклаш коди билан кириш");
    await page.type("otp", "k7qf-2m9x");
    const send = async (): Promise<void> => await act(async () => document.querySelector<HTMLFormElement>("[role=dialog] form")?.requestSubmit());
    await send();
    expect([page.input("otp").getAttribute("aria-invalid"), sent.length]).toEqual(["true", 1]);
    await page.type("otp", "k7qf-2m9x-pz4w-0a1c");
    await send();
    expect(sent.at(-1)).toEqual({ link: "s3cret", newPassword: "own-11", otp: "k7qf-2m9x-pz4w-0a1c" });
    expect(done).toEqual(["toast success auth.welcome", "open /"]);
  });

  it("AU16 the ways to sign in that the project offers are shown, and no other", async () => {
    const info = createWritable<ProjectInfo | undefined>(undefined);
    await show({ begin: signInAs([]), info });
    const isThere = (): boolean => page.element.querySelector("form") !== null;
    expect(isThere()).toBe(true);
    await act(async () => info.set({ signInMethods: ["nosuch"] } as unknown as ProjectInfo));
    expect(isThere()).toBe(false);
    await act(async () => info.set({ signInMethods: ["nosuch", "password"] } as unknown as ProjectInfo));
    expect(isThere()).toBe(true);
  });

  it("AU17 whoever has forgotten a password asks for a link, where letters leave", async () => {
    const info = createWritable<ProjectInfo | undefined>({ signInMethods: ["password"], hasMail: false } as unknown as ProjectInfo);
    const asked: unknown[] = [];
    const http = { call: async (...call: unknown[]) => void asked.push(await Promise.resolve(call)) } as unknown as CapabilityMap["http"];
    await show({ begin: signInAs([]), info, http });
    const isOffered = (): boolean => page.element.textContent.includes("auth.password.forgotten");
    expect(isOffered()).toBe(false);
    await act(async () => info.set({ signInMethods: ["password"], hasMail: true } as unknown as ProjectInfo));
    await page.type("username", "ali");
    await page.press("auth.password.forgotten");
    await act(async () => void (await import("./methods/password/ResetPassword.tsx")));
    await submit();
    expect(asked).toEqual([["POST auth/reset", { body: { username: "ali" } }]]);
    expect(page.element.textContent).toContain("хат йўлда");
    await page.press("Киришга қайтиш");
    expect(page.input("username").value).toBe("");
  });

  it("AU7 who is signed in already sees who, and goes on or signs out", async () => {
    const fakes: string[] = [];
    await show({ user: createWritable<User | undefined>(user), signOut: async () => void fakes.push(await Promise.resolve("out")) }, "/pages/a");
    await accountComes();
    expect(page.element.querySelector("form")).toBeNull();
    const [goOn, signOut] = [...page.element.querySelectorAll("button")];
    await act(async () => goOn?.click());
    await act(async () => signOut?.click());
    expect([done, fakes]).toEqual([["open /pages/a"], ["out"]]);
  });

  it("OT22 whoever has to set a second factor up finds its dialog open in place of going on, and goes on to where they wanted once it is", async () => {
    const current = createWritable<User | undefined>(undefined);
    const begin: CapabilityMap["session"]["begin"] = async () => {
      const closed: User = { ...user, hasOtpSecret: false, mustSetUpFactor: true };
      current.set(closed);
      return await Promise.resolve(closed);
    };
    await show({ user: current, begin }, "/tables/cities");
    await submit();
    await act(async () => void (await import("./FactorPanel.tsx")));
    await act(async () => void (await import("./factorWords.ts")));
    expect(page.element.textContent).toContain("Икки босқичли кириш керак");
    expect(document.querySelectorAll("[role=dialog]")).toHaveLength(1);
    const named = (name: string) => [...page.element.querySelectorAll("button")].find((button) => button.textContent === name);
    expect([named("auth.signedIn.continue"), done.filter((line) => line.startsWith("open"))]).toEqual([undefined, []]);
    await act(async () => current.set({ ...user, hasOtpSecret: true }));
    await act(async () => named("auth.signedIn.continue")?.click());
    expect(done).toContain("open /tables/cities");
  });

  it("AU10 they find the panels of their security, closed, and each is drawn when it is opened", async () => {
    await show({ user: createWritable<User | undefined>(user) });
    await accountComes();
    const panels = [...page.element.querySelectorAll("details")];
    expect(panels.map((panel) => panel.querySelector("summary")?.textContent)).toEqual(["places.security.password", "places.security.oneTime", "places.security.passkeys", "places.security.whitelist", "places.security.sessions"]);
    expect(panels.map((panel) => panel.open)).toEqual([false, false, false, false, false]);
    const panel = await page.unfold("places.security.whitelist");
    await act(async () => void (await import("#sdk/react/security/WhitelistPanel.tsx")));
    expect(panel.textContent).toContain("Рўйхатни ўқиб бўлмади");
  });
});
