// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CapabilityMap } from "../../capabilities/index.ts";
import type { User } from "../../capabilities/user.ts";
import { PlatonError } from "../../errors/PlatonError.ts";
import { createWritable } from "../../testing/createWritable.ts";
import { fakeCapabilities } from "../../testing/fakeCapabilities.ts";
import { CapabilitiesContext } from "../CapabilitiesContext.ts";
import { OneTimePanel } from "./OneTimePanel.tsx";
import { PasswordPanel } from "./PasswordPanel.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

type Answers = Readonly<Record<string, (body: Record<string, unknown>) => unknown>>;

let root: Root;
let sent: unknown[];
let done: readonly string[];
let copied: string[];
let user: ReturnType<typeof createWritable<User | undefined>>;

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
  [sent, copied] = [[], []];
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
});

/** A panel of a user, and a server that answers so; reading the user anew finds what it says then. */
async function show(panel: "password" | "oneTime", answers: Answers, hasOtpSecret = false): Promise<void> {
  user = createWritable<User | undefined>({ id: "u1", username: "ali", hasOtpSecret } as User);
  let isOn = hasOtpSecret;
  const call = async (name: string, { body = {} }: { body?: Record<string, unknown> }): Promise<unknown> => {
    sent.push([name, body]);
    const answer = await Promise.resolve(answers[name]?.(body));
    if (name === "POST auth/verify-otp") isOn = (answer as { verified: boolean }).verified;
    if (name === "POST auth/disable-otp") isOn = false;
    return answer;
  };
  const fakes = fakeCapabilities();
  const { capabilities } = fakes;
  ({ done } = fakes);
  const given = {
    ...capabilities,
    user: { current: user },
    http: { ...capabilities.http, call: call as CapabilityMap["http"]["call"] },
    session: { ...capabilities.session, reload: async () => await Promise.resolve(user.set({ ...user.value, hasOtpSecret: isOn } as User)) },
    clipboard: { ...capabilities.clipboard, writeText: async (text: string) => void copied.push(await Promise.resolve(text)) },
  } as CapabilityMap;
  await act(async () => root.render(<CapabilitiesContext value={given}>{panel === "password" ? <PasswordPanel /> : <OneTimePanel />}</CapabilitiesContext>));
  await turn();
}

/** Words and answers have come. */
const turn = async (): Promise<void> => await act(async () => void (await Promise.resolve()));
const pass = async (ms: number): Promise<void> => await act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const input = (name: string): HTMLInputElement => document.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? expect.fail(`no field ${name}`);
const button = (words: string): HTMLButtonElement => [...document.querySelectorAll("button")].find(({ textContent }) => textContent === words) ?? expect.fail(`no button ${words}`);
const press = async (words: string): Promise<void> => await act(async () => button(words).click());
const send = async (): Promise<void> => await act(async () => document.querySelector("form")?.requestSubmit());
const dialog = (): HTMLElement | null => document.querySelector("[role=dialog]");
const type = async (name: string, text: string): Promise<void> =>
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input(name), text);
    input(name).dispatchEvent(new Event("input", { bubbles: true }));
  });
const problem = (name: string): string | undefined => {
  const described = input(name).getAttribute("aria-describedby");
  return described === null ? undefined : document.getElementById(described)?.textContent;
};
const refuse = (code: string, status: number, details: object = {}, message = ""): never => {
  throw new PlatonError(code, "expected", { status, message, ...details });
};

describe("changing the password", () => {
  it("AU20 both passwords are sent as entered, unchecked; 'Маълумотлар сақланди' in green, and the fields are empty again", async () => {
    await show("password", { "POST auth/change_user_password": () => null });
    await send();
    await type("oldPassword", " a ");
    await type("newPassword", "b");
    await send();
    expect(sent).toEqual([
      ["POST auth/change_user_password", { oldPassword: "", newPassword: "" }],
      ["POST auth/change_user_password", { oldPassword: " a ", newPassword: "b" }],
    ]);
    expect(done).toEqual(Array(2).fill("toast success Маълумотлар сақланди"));
    expect([input("oldPassword").value, input("newPassword").value, input("oldPassword").type]).toEqual(["", "", "password"]);
  });

  it("AU21 'Серверда хатолик' in red; the server's words stand below their field until it is changed, and what was typed stays", async () => {
    await show("password", { "POST auth/change_user_password": () => refuse("invalid_values", 422, { fields: { newPassword: ["Қисқа"] } }) });
    await type("oldPassword", "old-1");
    await type("newPassword", "new");
    await send();
    expect(done).toEqual(["toast error Серверда хатолик"]);
    expect([problem("newPassword"), problem("oldPassword"), input("oldPassword").value, document.activeElement]).toEqual(["Қисқа", undefined, "old-1", input("newPassword")]);
    await type("newPassword", "newer");
    expect(problem("newPassword")).toBeUndefined();
  });

  it("AU21 too many tries say so below the old password; a fault of the server says nothing more", async () => {
    await show("password", { "POST auth/change_user_password": ({ newPassword }) => (newPassword === "x" ? refuse("login_locked", 429, {}, "30 с кутинг") : refuse("internal", 500, {}, "…")) });
    await type("newPassword", "x");
    await send();
    expect(problem("oldPassword")).toBe("30 с кутинг");
    await type("newPassword", "y");
    await type("oldPassword", "z");
    await send();
    expect([problem("oldPassword"), problem("newPassword"), done.length]).toEqual([undefined, undefined, 2]);
  });
});

describe("two-step sign-in", () => {
  const codes = Array.from({ length: 10 }, (_, index) => `code-${index}`);

  it("AU22 it is switched on by a QR code and a code; 'ОТП ёқилган', and after 800 ms the recovery codes, which nothing but the button closes", async () => {
    await show("oneTime", {
      "POST auth/enable-otp": () => "iVBORw0KGgo=", "POST auth/verify-otp": ({ otp }) => (otp === "123456" ? { verified: true, recoveryCodes: codes } : { verified: false, recoveryCodes: [] }),
      "GET auth/recovery-codes": () => ({ left: 10 }),
    });
    vi.useFakeTimers();
    await press("Икки босқичли киришни ёқиш");
    expect([dialog()?.style.width, dialog()?.style.height]).toEqual(["600px", "510px"]);
    expect(dialog()?.querySelector("img")?.getAttribute("src")).toBe("data:image/png;base64,iVBORw0KGgo=");
    await press("Кейинги");
    await type("otp", "12345");
    await send();
    expect([input("otp").getAttribute("aria-invalid"), sent.length]).toEqual(["true", 1]);
    await type("otp", "111111");
    await send();
    expect(problem("otp")).toBe("Код нотўғри ёки эскирган");
    await type("otp", "123456");
    await send();
    expect([dialog()?.textContent.includes("ОТП ёқилган"), document.body.textContent.includes("Икки босқичли киришни ўчириш")]).toEqual([true, true]);
    await pass(799);
    expect(dialog()?.textContent).not.toContain("code-1");
    await pass(1);
    expect([...document.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual(codes);
    await act(async () => document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true })));
    await press("Нусха олиш");
    await press("Юклаб олиш");
    expect([copied, done]).toEqual([[codes.join("\n")], ["toast success Нусха олинди", "download recovery-codes.txt"]]);
    await press("Сақлаб қўйдим");
    await pass(0);
    expect([dialog(), document.body.textContent.includes("code-1"), document.body.textContent.includes("Қолган тиклаш кодлари: 10")]).toEqual([null, false, true]);
  });

  it("AU23 while the QR code is on its way or failed there is no next step; it is asked for again", async () => {
    let answer: (picture: string) => void = () => undefined;
    let tries = 0;
    await show("oneTime", { "POST auth/enable-otp": () => ((tries += 1) === 1 ? refuse("internal", 500, {}, "Серверда хатолик") : new Promise((resolve) => (answer = resolve))) });
    await press("Икки босқичли киришни ёқиш");
    expect([dialog()?.querySelector("[role=alert]")?.textContent.includes("Серверда хатолик"), dialog()?.querySelector("[role=alert] svg") !== null, button("Кейинги").disabled]).toEqual([true, true, true]);
    await press("Қайта уриниш");
    expect([tries, button("Кейинги").disabled]).toEqual([2, true]);
    await act(async () => answer("iVBORw0KGgo="));
    expect([button("Кейинги").disabled, dialog()?.querySelector("img") !== null]).toEqual([false, true]);
  });

  it("AU24 who cannot scan has the secret as text, and copies it", async () => {
    await show("oneTime", { "POST auth/enable-otp": () => "iVBORw0KGgo=", "GET auth/pending-otp": () => ({ secret: "ABCDEFGH" }) });
    await press("Икки босқичли киришни ёқиш");
    await press("Сканерлаб бўлмаяптими? Калитни матн билан кўрсатиш");
    expect(dialog()?.querySelector("code")?.textContent).toBe("ABCD EFGH");
    await press("Нусха олиш");
    expect(copied).toEqual(["ABCDEFGH"]);
  });

  it("AU25 switching off takes a code or a recovery code of at least six characters, and closes after 500 ms; failing it says 'Қайта урунинг'", async () => {
    await show("oneTime", {
      "GET auth/recovery-codes": () => ({ left: 3 }),
      "POST auth/disable-otp": ({ otp }) => (otp === "k7qf-2m9x" ? null : otp === "locked" ? refuse("login_locked", 429, {}, "30 с кутинг") : refuse("invalid_values", 422, { fields: { otp: ["Нотўғри"] } })),
    }, true);
    vi.useFakeTimers();
    await press("Икки босқичли киришни ўчириш");
    await type("otp", "12345");
    await send();
    expect([input("otp").getAttribute("aria-invalid"), sent.length]).toEqual(["true", 1]);
    await type("otp", "000000");
    await send();
    expect(problem("otp")).toBe("Қайта урунинг");
    await type("otp", "locked");
    await send();
    expect(problem("otp")).toBe("Қайта урунинг. 30 с кутинг");
    await type("otp", "k7qf-2m9x");
    await send();
    expect(user.value?.hasOtpSecret).toBe(false);
    await pass(499);
    expect(dialog()).not.toBeNull();
    await pass(1);
    expect([dialog(), document.body.textContent.includes("Икки босқичли киришни ёқиш")]).toEqual([null, true]);
  });

  it("AU26 new recovery codes are made with a code, and shown once", async () => {
    await show("oneTime", { "GET auth/recovery-codes": () => ({ left: 1 }), "POST auth/recovery-codes": () => ({ recoveryCodes: codes }) }, true);
    vi.useFakeTimers();
    await press("Янги тиклаш кодлари");
    await type("otp", "123456");
    await send();
    await pass(500);
    expect([...document.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual(codes);
  });

  it("AU27 another tab that switches it on or off is followed", async () => {
    await show("oneTime", { "GET auth/recovery-codes": () => ({ left: 10 }) });
    expect(document.querySelector("[role=status]")?.textContent).toBe("Ўчирилган");
    await act(async () => user.set({ ...user.value, hasOtpSecret: true } as User));
    expect(document.querySelector("[role=status]")?.textContent).toBe("Ёқилган");
  });
});
