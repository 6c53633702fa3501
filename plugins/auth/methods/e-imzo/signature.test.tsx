// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ProjectInfo } from "#contract/info.ts";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import type { SignatureFault, SignatureKey } from "#sdk/capabilities/signatures.ts";
import type { User } from "#sdk/capabilities/user.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { createWritable } from "#sdk/testing/createWritable.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { PluginPage } from "#sdk/testing/PluginPage.tsx";
import { runPlugin } from "#sdk/testing/runPlugin.ts";
import { auth } from "../../index.ts";
import { signatureWords } from "./signatureWords.ts";

const user = { id: "u1", fullName: "Нодира Каримова", username: "n" } as User;
const key = (id: string, more: Partial<SignatureKey> = {}): SignatureKey => ({
  id, subject: `Эга ${id}`, organization: "", tin: "", pinfl: "", serial: id, validFrom: "01.01.2024", validTo: "01.01.2099", isExpired: false, kind: "individual", ...more,
});
const legal = key("77B2", { subject: "KARIMOV ALI", organization: "«CHORSU» МЧЖ", tin: "301234567", pinfl: "30101900000001", kind: "legal" });
const ended = key("OLD", { isExpired: true, validTo: "01.01.2025" });
const fault = (why: SignatureFault, detail?: string): PlatonError => new PlatonError("signature_failed", "expected", { params: { why, ...(detail !== undefined && { detail }) } });
const refusal = (code: string, status = 403): PlatonError => new PlatonError(code, "expected", { status, message: code });

interface Scene {
  readonly keys?: readonly SignatureKey[] | PlatonError;
  readonly sign?: CapabilityMap["signatures"]["sign"];
  readonly begin?: CapabilityMap["session"]["begin"];
  readonly eimzo?: Partial<NonNullable<ProjectInfo["eimzo"]>>;
}

let page: PluginPage;
let done: readonly string[];
let seen: unknown[];

beforeEach(() => {
  page = new PluginPage();
  seen = [];
});

afterEach(async () => expect(await page.close()).toEqual([]));

/** The sign-in screen, with one of the two methods chosen among the others. */
async function choose(method: "e_imzo" | "id_card", { keys = [legal, ended], sign, begin, eimzo = {} }: Scene = {}): Promise<void> {
  const fakes = fakeCapabilities();
  done = fakes.done;
  const info = createWritable({ name: "Давлат", signInMethods: ["password", "e_imzo", "id_card"], eimzo: { apiKeys: [], ...eimzo } } as unknown as ProjectInfo | undefined);
  const signatures: CapabilityMap["signatures"] = {
    keys: async () => await (keys instanceof PlatonError ? Promise.reject(keys) : Promise.resolve(keys)),
    sign: async (text, used, options) => {
      seen.push(["sign", text, used === "idcard" ? used : used.id]);
      return await (sign?.(text, used, options) ?? Promise.resolve("c2lnbmVk"));
    },
  };
  const start: CapabilityMap["session"]["begin"] = async (call, options) => {
    seen.push([call, options.query, options.body]);
    return await (begin?.(call, options) ?? Promise.resolve(user));
  };
  const http = { ...fakes.capabilities.http, call: async (call: string) => await Promise.resolve({ challenge: `матн of ${call}`, ttl: 120 }) } as CapabilityMap["http"];
  const plugin = runPlugin(auth, { ...fakes.capabilities, http, signatures, project: { info }, session: { ...fakes.capabilities.session, begin: start } });
  const { component: Screen } = plugin.contribution("screen", "sign-in");
  await page.show(plugin, <Screen params={{}} query={{}} isPublic={false} frame="blank" />);
  await page.press(`auth.${method}.name`);
  await act(async () => void (await import("./SignaturePanel.tsx")));
}

const dialog = (): HTMLElement => document.querySelector<HTMLElement>("[role=dialog]") ?? expect.fail("there is no dialog");
const radios = (): HTMLInputElement[] => [...dialog().querySelectorAll<HTMLInputElement>("input[type=radio]")];
const submit = async (): Promise<void> => await act(async () => dialog().querySelector("form")?.requestSubmit());
const alert = (): string | undefined => dialog().querySelector("[role=alert]")?.textContent;
const texts = await signatureWords("uz");

describe("signing in with a signature", () => {
  it("AU50 AU52 chosen, it opens a dialog with all that is known of each key; one that has ended cannot be chosen", async () => {
    await choose("e_imzo");
    const [first, second] = [...dialog().querySelectorAll("label")].map((label) => label.textContent);
    for (const fact of ["KARIMOV ALI", "«CHORSU» МЧЖ", "СТИР: 301234567", "ЖШШИР: 30101900000001", "Серия рақами: 77B2", "01.01.2024 – 01.01.2099", "Юридик шахс"]) expect(first).toContain(fact);
    expect(second).toContain("Муддати тугаган");
    expect(radios().map(({ checked, disabled }) => [checked, disabled])).toEqual([[true, false], [false, true]]);
    expect(document.activeElement).toBe(radios()[0]);
  });

  it("AU53 AU54 it says what will be signed; a press signs the challenge with the chosen key and sends the package", async () => {
    await choose("e_imzo", { keys: [legal, key("B2")] });
    expect(dialog().textContent).toContain("«Давлат» тизимига кириш учун бир марталик матн имзоланади");
    expect(seen).toEqual([]);
    await act(async () => radios()[1]?.click());
    await submit();
    expect(seen).toEqual([["sign", "матн of GET auth/e-imzo", "B2"], ["POST auth/e-imzo", { method: "e_imzo" }, "c2lnbmVk"]]);
    expect(done).toEqual(["toast success auth.welcome", "open /"]);
  });

  it("AU54 with a one-time code the same package is sent again", async () => {
    const begin: CapabilityMap["session"]["begin"] = async (_, { query }) => {
      if ((query as { otp?: string }).otp === undefined) throw refusal("otp_required");
      return await Promise.resolve(user);
    };
    await choose("e_imzo", { begin });
    await submit();
    await act(async () => void (await import("../../sign-in/CodeDialog.tsx")));
    await page.type("otp", "123456");
    await act(async () => page.input("otp").form?.requestSubmit());
    expect(seen.filter((step) => (step as unknown[])[0] === "sign")).toHaveLength(1);
    expect(seen.at(-1)).toEqual(["POST auth/e-imzo", { method: "e_imzo", otp: "123456" }, "c2lnbmVk"]);
    expect(done).toEqual(["toast success auth.welcome", "open /"]);
  });

  it("AU60 the ID card signs without a list", async () => {
    await choose("id_card");
    expect(radios()).toEqual([]);
    await submit();
    expect(seen).toEqual([["sign", "матн of GET auth/e-imzo", "idcard"], ["POST auth/e-imzo", { method: "id_card" }, "c2lnbmVk"]]);
  });

  it.each([
    ["individuals_not_allowed", "Тизимга фақат юридик шахслар кириши мумкин", false],
    ["legal_entities_not_allowed", "Тизимга фақат жисмоний шахслар кириши мумкин", false],
    ["invalid_signer", "Калит билан имзолашда хатолик", false],
    ["revoked_signer", "Бу имзо бекор қилинган", true],
    ["signer_not_allowed", "Бу имзо билан тизимга кириш мумкин эмас", true],
  ] as const)("AU55 %s reads '%s', with details: %s", async (code, words, hasDetails) => {
    await choose("e_imzo", { begin: async () => await Promise.reject(refusal(code)), eimzo: { details: "https://example.org/signatures" } });
    await submit();
    expect(alert()).toContain(words);
    const link = dialog().querySelector<HTMLAnchorElement>("[role=alert] a");
    expect(link && [link.href, link.target, link.rel]).toEqual(hasDetails ? ["https://example.org/signatures", "_blank", "noopener noreferrer"] : null);
    expect([radios()[0]?.checked, done]).toEqual([true, []]);
  });

  it("AU55 other errors are said as by any method, and without an address there is no link", async () => {
    const failures = [refusal("revoked_signer"), new PlatonError("unavailable", "expected", { status: 503, message: "Сервер банд" }), refusal("bad_credentials", 401)];
    await choose("e_imzo", { begin: async () => await Promise.reject(failures.shift() ?? new Error("none")) });
    await submit();
    expect([alert(), dialog().querySelector("a")]).toEqual([`${texts["signature.revoked_signer"]} `, null]);
    await submit();
    expect(alert()).toBe("Сервер банд");
    await submit();
    expect(alert()).toBe(texts["signature.signer_not_allowed"]);
  });

  it("AU56 without a timestamp a toast says so, and nothing is sent", async () => {
    await choose("e_imzo", { sign: async () => await Promise.reject(fault("timestamp")) });
    await submit();
    expect([done, seen.length, alert()]).toEqual([["toast error Timestamp олишда хатолик"], 1, undefined]);
  });

  it.each(["off", "denied", "domain", "slow", "refused"] as const)("AU57 there are no keys because of %s: what it is, what helps, and a button that asks again", async (why) => {
    await choose("e_imzo", { keys: fault(why) });
    const said = dialog().textContent;
    expect(said).toContain(texts[`signature.${why}.title`]);
    expect(said).toContain(texts[`signature.${why}.hint`]);
    expect([radios(), dialog().querySelector<HTMLButtonElement>("[type=submit]")?.disabled]).toEqual([[], true]);
    await page.press(texts["signature.retry"] ?? "");
    expect(alert()).toContain(texts[`signature.${why}.title`]);
  });

  it("AU57 a service that refuses to sign tells its own reason; no keys at all are no failure", async () => {
    await choose("e_imzo", { sign: async () => await Promise.reject(fault("refused", "Пароль нотўғри <b>")) });
    await submit();
    expect(alert()).toBe("Калит билан имзолашда хатоликПароль нотўғри <b>");
    await choose("e_imzo", { keys: [] });
    expect([dialog().textContent.includes(texts["signature.none.title"] ?? "?"), alert()]).toEqual([true, undefined]);
  });

  it("AU58 closed while the password is waited for, it gives the call up and sends nothing", async () => {
    let given: AbortSignal | undefined;
    const sign: CapabilityMap["signatures"]["sign"] = async (_, __, options) => await new Promise((_resolve, reject) => {
      given = options?.signal;
      given?.addEventListener("abort", () => reject(new PlatonError("cancelled", "cancelled")));
    });
    await choose("e_imzo", { sign });
    await submit();
    expect(dialog().querySelector("[role=status]")?.textContent).toContain("паролни киритинг");
    await submit();
    expect(seen).toHaveLength(1);
    await act(async () => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true })));
    expect([given?.aborted, document.querySelector("[role=dialog]"), seen.length, done]).toEqual([true, null, 1, []]);
    await page.press(texts["signature.key.open"] ?? "");
    expect(radios()).toHaveLength(2);
  });

  it("AU59 from six keys on there is a search over what is shown", async () => {
    await choose("e_imzo", { keys: [1, 2, 3, 4, 5].map((at) => key(`K${at}`)) });
    expect(dialog().querySelector("input[type=search]")).toBeNull();
    await choose("e_imzo", { keys: [...[1, 2, 3, 4, 5].map((at) => key(`K${at}`)), legal] });
    const search = dialog().querySelector<HTMLInputElement>("input[type=search]") ?? expect.fail("there is no search");
    const type = async (text: string): Promise<void> => await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(search, text);
      search.dispatchEvent(new Event("input", { bubbles: true }));
    });
    for (const words of ["chorsu", "301234567", "karimov", "77b2"]) {
      await type(words);
      expect(radios()).toHaveLength(1);
    }
    await type("йўқ бундай");
    expect([radios().length, dialog().querySelector("[role=status]")?.textContent]).toEqual([0, "Натижа топилмади"]);
  });
});
