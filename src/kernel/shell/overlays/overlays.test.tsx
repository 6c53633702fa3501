// @vitest-environment jsdom
import { act, type ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ownerAttribute } from "#core/components/ownerAttribute.ts";
import { assertActivated } from "../../services/files/assertActivated.ts";
import { createKernelServices } from "../createKernelServices.ts";
import type { KernelServices } from "../KernelServices.ts";
import { KernelRoot } from "../react/KernelRoot.tsx";
import { ImportDialog, type ImportOutcome } from "./import-dialog/ImportDialog.tsx";

let end: (() => Promise<void>) | undefined;
afterEach(async () => await end?.());

async function show(element: ReactElement): Promise<KernelServices> {
  const services = createKernelServices({ settings: { api: "/api/", auth: "/api/auth/" }, entries: [], isShownHere: () => true });
  await services.i18n.start();
  const page = document.createElement("div");
  document.body.append(page);
  const root = createRoot(page);
  await act(async () => root.render(<KernelRoot services={services}>{element}</KernelRoot>));
  end = async () => {
    await act(async () => root.unmount());
    page.remove();
  };
  return services;
}

const button = (name: string): HTMLButtonElement => {
  const found = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`no button ${name}`);
  return found;
};

const choose = async (file: File): Promise<void> => {
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  Object.defineProperty(input, "files", { value: [file], configurable: true });
  await act(async () => input?.dispatchEvent(new Event("change", { bubbles: true })));
};

/** A question that is on the screen; its answer is waited for later. */
async function asking({ overlays: state }: KernelServices): Promise<() => Promise<boolean>> {
  let answer: Promise<boolean> | undefined;
  await act(async () => void (answer = state.ask({ text: "?" })));
  return async () => (await answer) ?? true;
}

describe("overlays", () => {
  beforeEach(() => {
    (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
    localStorage.clear();
  });

  it("K257 toasts are titled 'Хатолик' and 'Хабар'", async () => {
    const services = await show(<main />);
    await act(async () => {
      services.overlays.toast({ kind: "error", text: "a" });
      services.overlays.toast({ kind: "success", text: "b" });
    });
    expect(document.querySelector("[role=alert]")?.textContent).toBe("Хатоликa");
    expect(document.querySelector("[data-overlay=toast] [role=status]")?.textContent).toBe("Хабарb");
  });

  it("K402 a toast goes in its own time, whatever comes after it", async () => {
    const services = await show(<main />);
    vi.useFakeTimers();
    const later = async (milliseconds: number): Promise<string[]> => {
      await act(async () => vi.advanceTimersByTime(milliseconds));
      return services.overlays.toasts.value.map(({ text }) => text);
    };
    const say = async (text: string): Promise<void> => await act(async () => services.overlays.toast({ kind: "info", text }));
    await say("a");
    await later(3_000);
    await say("b");
    expect(await later(2_500)).toEqual(["b"]);
    expect(await later(2_500)).toEqual([]);
    vi.useRealTimers();
  });

  it("K432 a toast whose action is pressed goes, so that it is done once", async () => {
    const services = await show(<main />);
    let done = 0;
    await act(async () => services.overlays.toast({ kind: "success", text: "a", action: { label: "undo", run: () => void (done += 1) } }));
    const undo = button("undo");
    await act(async () => undo.click());
    await act(async () => undo.click());
    expect([done, services.overlays.toasts.value]).toEqual([1, []]);
  });

  it("K961 a question that takes a name is answered with yes after the name was typed", async () => {
    const services = await show(<main />);
    // Its code comes with the first such question.
    await import("./TypedName.tsx");
    let answered: boolean | undefined;
    await act(async () => void services.overlays.ask({ text: "?", typed: "towns", isDangerous: true }).then((isYes) => (answered = isYes)));
    await act(async () => await vi.waitFor(() => expect(document.querySelector("[role=alertdialog] label")?.textContent).toBe("Тасдиқлаш учун «towns» деб ёзинг")));
    const input = document.querySelector<HTMLInputElement>("[role=alertdialog] input");
    const type = async (text: string): Promise<void> => await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
      input?.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await type("town");
    await act(async () => button("Ҳа").click());
    expect([button("Ҳа").disabled, answered]).toEqual([true, undefined]);
    await type("towns");
    await act(async () => button("Ҳа").click());
    expect(answered).toBe(true);
  });

  it("DS449 a question about a change of type shows its lines, which the keyboard reaches", async () => {
    const services = await show(<main />);
    await import("./QuestionDetails.tsx");
    await act(async () => void services.overlays.ask({ text: "?", details: "alter table …\nlots.code: text → int", isDangerous: true }));
    await act(async () => await vi.waitFor(() => expect(document.querySelector("[role=alertdialog] pre")?.textContent).toBe("alter table …\nlots.code: text → int")));
    expect(document.querySelector<HTMLElement>("[role=alertdialog] pre")?.tabIndex).toBe(0);
    await act(async () => button("Йўқ").click());
  });

  it("K252 Escape dismisses the topmost alone, and a key that is held down dismisses one", async () => {
    const services = await show(<main />);
    const dismissed: string[] = [];
    const lower = services.overlays.addLayer(() => dismissed.push("lower"));
    const upper = services.overlays.addLayer(() => dismissed.push("upper"));
    const escape = (more: KeyboardEventInit = {}): boolean => window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", ...more }));
    escape();
    escape({ repeat: true });
    upper.dispose();
    escape();
    const asked = await asking(services);
    await act(async () => escape());
    expect([await asked(), dismissed]).toEqual([false, ["upper", "lower"]]);
    lower.dispose();
    escape();
    expect(dismissed).toHaveLength(2);
  });

  it("S503 a press that a script makes opens no menu", async () => {
    const { overlays: state, plugins } = await show(<main />);
    for (const type of ["pointerdown", "click"]) document.body.dispatchEvent(new MouseEvent(type, { bubbles: true }));
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    const overlay = plugins.capability("overlay", { id: "words", version: "1.0.0", name: "x", uses: [], contributes: {} });
    await expect(overlay.openMenu([{ id: "a", label: "A" }])).rejects.toMatchObject({ code: "not_activated" });
    await expect(state.openMenu([{ id: "a", label: "A" }], {}, "stars")).rejects.toMatchObject({ code: "not_activated" });
    expect(state.menu.value).toBeUndefined();
  });

  it("S528 a press in a frame may be told to the page later than the call that it made is heard: `openMenu`, `pick`, `preview` and the clipboard wait half a second for it", async () => {
    const { overlays: state } = await show(<div {...{ [ownerAttribute]: "stars" }}><iframe title="Framed" sandbox="allow-scripts" /></div>);
    const tell = (isActive: boolean): unknown => Object.defineProperty(navigator, "userActivation", { value: { isActive }, configurable: true });
    tell(false);
    document.querySelector("iframe")?.focus();
    const items = [{ id: "a", label: "A" }];
    const late = state.openMenu(items, {}, "stars");
    const other = state.openMenu(items, {}, "moons");
    const asserted = assertActivated();
    setTimeout(() => act(() => void tell(true)), 100);
    await expect(asserted).resolves.toBeUndefined();
    await vi.waitFor(() => expect(state.menu.value?.items).toBe(items));
    await expect(other).rejects.toMatchObject({ code: "not_activated" });
    await act(async () => state.menu.value?.answer("a"));
    expect(await late).toBe("a");
    tell(false);
    await expect(assertActivated()).rejects.toMatchObject({ code: "not_activated" });
    Reflect.deleteProperty(navigator, "userActivation");
  });

  it("K255 a question is answered with no when the screen below it goes", async () => {
    const services = await show(<main />);
    const asked = await asking(services);
    await act(async () => services.location.setQuery({ page: "2" }));
    expect(document.querySelector("[role=alertdialog]")).not.toBeNull();
    await act(async () => void (await services.navigator.open("/tables/other")));
    expect([await asked(), document.querySelector("[role=alertdialog]")]).toEqual([false, null]);
  });

  it("K270 K271 an import is 500 px wide, offers what there is, and its button waits for a file", async () => {
    const onTemplate = vi.fn();
    await show(<ImportDialog note="Изоҳ" onTemplate={onTemplate} onUpload={async () => await Promise.resolve({ state: "done" as const })} onClose={() => undefined} />);
    expect(document.querySelector<HTMLElement>("[role=dialog]")?.style.width).toBe("500px");
    expect(document.body.textContent).toContain("Изоҳ");
    await act(async () => button("Шаблон").click());
    expect(onTemplate).toHaveBeenCalledOnce();
    expect([...document.querySelectorAll("button")].some(({ textContent }) => textContent === "Намуна")).toBe(false);
    expect(button("Импорт қилиш").disabled).toBe(true);
    await choose(new File(["a"], "a.csv"));
    expect([button("Импорт қилиш").disabled, document.body.textContent?.includes("a.csv")]).toEqual([false, true]);
  });

  it("K272 it says 'Маълумотлар импорт қилинди', or that it failed, and stays open then", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const onClose = vi.fn();
    let isBroken = true;
    const upload = async (file: File): Promise<ImportOutcome> => {
      await Promise.resolve();
      if (isBroken) throw new Error(file.name);
      return { state: "done" };
    };
    await show(<ImportDialog onUpload={upload} onClose={onClose} />);
    await choose(new File(["a"], "a.csv"));
    await act(async () => button("Импорт қилиш").click());
    expect([document.querySelector("[role=alert]")?.textContent, onClose.mock.calls.length]).toEqual(["ХатоликМаълумотлар импорт қилишда хатолик", 0]);
    isBroken = false;
    await act(async () => button("Импорт қилиш").click());
    expect([document.body.textContent?.includes("Маълумотлар импорт қилинди"), onClose.mock.calls.length]).toEqual([true, 1]);
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });
});
