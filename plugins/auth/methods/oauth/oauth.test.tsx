// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ProjectInfo } from "#contract/info.ts";
import type { ProvedIdentity } from "#contract/oauth2.ts";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import type { Journey } from "#sdk/capabilities/session.ts";
import type { User } from "#sdk/capabilities/user.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { createWritable } from "#sdk/testing/createWritable.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { PluginPage } from "#sdk/testing/PluginPage.tsx";
import { runPlugin } from "#sdk/testing/runPlugin.ts";
import { auth } from "../../index.ts";
import { oauthWords } from "./oauthWords.ts";

const user = { id: "u1", fullName: "Нодира Каримова", username: "n" } as User;
const proved = (more: Partial<ProvedIdentity>): ProvedIdentity => ({ has_profile: true, has_password: true, password_policy: "optional", accessToken: "t", ...more });
const answer = (code: string, message = ""): PlatonError => new PlatonError(code, "expected", { status: 403, message });

interface Scene {
  readonly journey?: Journey;
  readonly http?: (call: string, options: unknown) => unknown;
  readonly begin?: CapabilityMap["session"]["begin"];
}

let page: PluginPage;
let done: readonly string[];
let sent: [string, unknown][];
let words: Readonly<Record<string, string>>;

beforeEach(async () => {
  page = new PluginPage();
  sent = [];
  words = await oauthWords("uz");
});
afterEach(async () => {
  window.history.replaceState(null, "", "/auth/user");
  expect(await page.close()).toEqual([]);
});

async function show({ journey, http = () => null, begin }: Scene): Promise<void> {
  const fakes = fakeCapabilities();
  done = fakes.done;
  const { capabilities } = fakes;
  const info = createWritable({ signInMethods: ["password", "google", "keycloak"], oauth2: { keycloak: { client_id: "platon" } } } as unknown as ProjectInfo | undefined);
  const call = async (name: string, options: unknown): Promise<unknown> => {
    sent.push([name, options]);
    return await Promise.resolve(http(name, options));
  };
  const session: CapabilityMap["session"] = {
    ...capabilities.session,
    arrive: async (state) => await Promise.resolve(journey?.state === state ? journey : undefined),
    begin: begin ?? (async (name, options) => {
      sent.push([name, options]);
      return await Promise.resolve(user);
    }),
  };
  const plugin = runPlugin(auth, { ...capabilities, project: { info }, session, http: { ...capabilities.http, call: call as CapabilityMap["http"]["call"] } });
  const { component: Screen } = plugin.contribution("screen", "sign-in");
  await page.show(plugin, <Screen params={{}} query={{}} isPublic={false} frame="blank" />);
  // What is late comes in turns: the panel, its words, the dialogs.
  await act(async () => void (await Promise.all([import("./ProviderPanel.tsx"), import("./ProviderReturn.tsx"), import("../../sign-in/CodeDialog.tsx"), oauthWords("uz")])));
}

const text = (): string => document.body.textContent ?? "";
const button = (name: string): HTMLButtonElement =>
  [...document.querySelectorAll("button")].find((one) => one.textContent?.includes(name)) ?? expect.fail(`there is no ${name} in ${text()}`);
const press = async (name: string): Promise<void> => await act(async () => button(name).click());
const comeBack = (search: string): void => window.history.replaceState(null, "", `/auth/user${search}`);
const journey: Journey = { method: "keycloak", state: "s", next: "/tables/cities" };

describe("signing in by a provider", () => {
  it("AU30 the button of a provider leads to its page at once, and a provider that does not answer is told of at the button", async () => {
    let isDown = true;
    await show({ http: () => { if (isDown) throw answer("provider_unavailable", "Google жавоб бермаяпти"); return { url: "https://google.example/auth", state: "s" }; } });
    await press("Google");
    expect(document.querySelector("[role=alert]")?.textContent).toBe("Google жавоб бермаяпти");
    isDown = false;
    await press("Google");
    expect([sent, done]).toEqual([
      Array.from({ length: 2 }, () => ["POST auth/oauth2-start", { query: { method: "google" } }]), ["leave https://google.example/auth google /"],
    ]);
  });

  it("AU31 who comes back has nothing of it in the address, all that the provider sent goes to the server, and a profile is in at once", async () => {
    comeBack("?code=c&state=s&iss=https%3A%2F%2Fid&session_state=x");
    await show({ journey, http: () => proved({ has_password: false }) });
    expect(window.location.search).toBe("");
    const redirect_uri = `${window.location.origin}/auth/user`;
    const body = { code: "c", state: "s", iss: "https://id", session_state: "x", redirect_uri, grant_type: "authorization_code", client_id: "platon" };
    expect(sent).toEqual([
      ["POST auth/oauth2-validate", { query: { method: "keycloak" }, body }], ["POST auth/oauth2", { query: { method: "keycloak" }, body: { accessToken: "t" } }],
    ]);
    expect(done).toEqual(["toast success auth.welcome", "open /tables/cities"]);
  });

  it("AU32 without a password one is asked for unless the policy is none; it can be skipped unless it is required, and has six characters", async () => {
    comeBack("?code=c&state=s");
    await show({ journey, http: () => proved({ has_password: false, password_policy: "required" }) });
    const form = (): HTMLFormElement => document.querySelector<HTMLFormElement>("[role=dialog] form") ?? expect.fail("there is no dialog");
    const send = async (): Promise<void> => await act(async () => form().requestSubmit());
    expect(text()).not.toContain(words["oauth.skip"]);
    await send();
    expect(text()).toContain("Паролни киритинг");
    await page.type("password", "12345");
    await send();
    expect(text()).toContain("Парол 6та дан кам бўлмаслиги керак");
    await page.type("password", "123456");
    await send();
    expect(sent.at(-1)).toEqual(["POST auth/oauth2", { query: { method: "keycloak" }, body: { accessToken: "t", password: "123456" } }]);
    expect(done.at(-1)).toBe("open /tables/cities");
  });

  it.each([[{ has_profile: false, has_password: false }, true], [{ has_profile: false, has_password: false, password_policy: "none" }, false], [{ password_policy: "required" }, false]] as const)(
    "AU32 of %j a password is asked for: %s", async (more, isAsked) => {
      comeBack("?code=c&state=s");
      await show({ journey, http: () => proved(more) });
      expect([document.querySelector("[role=dialog]") !== null, done.length > 0]).toEqual([isAsked, !isAsked]);
      if (!isAsked) return;
      await press(words["oauth.skip"] ?? "");
      expect(sent.at(-1)).toEqual(["POST auth/oauth2", { query: { method: "keycloak" }, body: { accessToken: "t" } }]);
    },
  );

  it("AU33 a failure says the server's message, else 'Хатолик', and of keycloak its own words; then all ways to sign in are there again", async () => {
    comeBack("?error=access_denied&state=s");
    await show({ journey, http: () => { throw answer("provider_refused", "Рад этилди"); } });
    expect(document.querySelector("[role=alert]")?.textContent).toBe("Keycloak орқали киришда хатолик юз берди. Қайта уриниб кўринг.Рад этилди");
    await press(words["oauth.back"] ?? "");
    expect(document.querySelector("[name=username]")).not.toBeNull();
  });

  it("AU35 an answer that this tab did not ask for is sent to nobody", async () => {
    comeBack("?code=c&state=foreign");
    await show({ journey });
    expect([sent, document.querySelector("[role=alert]")?.textContent]).toEqual([[], words["oauth.unknown"]]);
  });

  it("AU34 an account that was being connected is connected, and nobody signs in", async () => {
    comeBack("?code=c&state=s");
    await show({ journey: { ...journey, next: "/system/profile", isConnecting: true } });
    expect([sent, done]).toEqual([[["POST auth/accounts", { query: { method: "keycloak" }, body: { code: "c", state: "s" } }]], [`toast success ${words["oauth.connected"]}`, "open /system/profile"]]);
  });
});
