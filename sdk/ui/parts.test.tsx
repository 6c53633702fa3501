// @vitest-environment jsdom
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AfterMoment } from "./status/AfterMoment.tsx";
import { initialsOf } from "./status/Avatar.tsx";
import { Disclosure } from "./layout/Disclosure.tsx";
import { iconNameOf } from "#core/icons/iconNameOf.ts";
import { iconNames } from "#core/icons/iconNames.ts";
import { click, find, findSoon, press, renderUi, type RenderedUi } from "../testing/renderUi.tsx";
import { iconsByName } from "./icons/iconsByName.ts";
import { NamedIcon } from "./icons/NamedIcon.tsx";
import { Progress } from "./status/Progress.tsx";
import { EmptyState, ErrorState, NoAccessState, OfflineState } from "./states/ScreenState.tsx";
import { Tabs } from "./layout/Tabs.tsx";

let ui: RenderedUi | undefined;
afterEach(() => ui?.end());

describe("parts", () => {
  it("UI120 an empty, a forbidden and an offline screen say what it is and what to do", () => {
    ui = renderUi(<><EmptyState /><NoAccessState /><OfflineState /></>);
    for (const word of ["emptyTitle", "emptyHint", "noAccessTitle", "noAccessHint", "offlineTitle", "offlineHint"])
      expect(document.body.textContent).toContain(word);
  });

  it("UI231 a panel is closed until its heading opens it, which says whether it is open; what is in it is drawn then", async () => {
    ui = renderUi(<Disclosure title="Парол"><p>ичи</p></Disclosure>);
    const panel = find<HTMLDetailsElement>("details");
    expect([panel.open, find("details > summary").textContent, document.querySelector("details p")]).toEqual([false, "Парол", null]);
    click(find("summary"));
    expect([panel.open, (await findSoon("details p")).textContent]).toEqual([true, "ичи"]);
  });

  it("UI121 an error is announced at once, tries again, and shows its code small", () => {
    const onRetry = vi.fn();
    ui = renderUi(<ErrorState title="Сервер жавоб бермади" code="E-500" onRetry={onRetry} />);
    expect(find("[role=alert]").textContent).toContain("Сервер жавоб бермади");
    expect(find("[role=alert]").textContent).toContain("errorCode: E-500");
    click(find("button"));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it("UI128 a stand-in is drawn only for what takes longer than 150 ms", () => {
    vi.useFakeTimers();
    ui = renderUi(<AfterMoment><p>…</p></AfterMoment>);
    act(() => void vi.advanceTimersByTime(149));
    expect(document.querySelector("p")).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(find("p").textContent).toBe("…");
    vi.useRealTimers();
  });

  it("UI122 arrows, Home and End choose a tab, and pass by one that is off", () => {
    const onSelect = vi.fn();
    const tabs = ["a", "b", "c"].map((id) => ({ id, label: id, isDisabled: id === "b" }));
    ui = renderUi(<Tabs id="t" label="Бўлимлар" tabs={tabs} selected="a" onSelect={onSelect} />);
    for (const key of ["ArrowRight", "ArrowLeft", "End", "Home"]) press(find("#t-tab-a"), key);
    expect(onSelect.mock.calls.flat()).toEqual(["c", "c", "c", "a"]);
  });

  it("UI123 a tab with something wrong inside says so", () => {
    const tabs = [{ id: "a", label: "Асосий", error: "1 та хато" }];
    ui = renderUi(<Tabs id="t" label="Бўлимлар" tabs={tabs} selected="a" onSelect={() => undefined} />);
    expect(find("#t-tab-a").textContent).toBe("Асосий1 та хато");
  });

  it("UI124 an icon named by configuration is found by lucide's name, however it is written", async () => {
    expect(["map-pin", "icon-map-pin", "fa fa-map-pin", "lucide lucide-map-pin", "MapPin"].map(iconNameOf)).toEqual(
      Array(5).fill("map-pin"),
    );
    ui = renderUi(<NamedIcon name="fa fa-map-pin" />);
    await findSoon(".lucide-map-pin");
  });

  it("UI382 configuration is checked by the names of the icons that have a picture", () => {
    expect([...iconNames].sort()).toEqual(Object.keys(iconsByName).sort());
  });

  it("UI125 an icon of an unknown name is a small ring, and keeps its place while the names load", async () => {
    ui = renderUi(<NamedIcon name="constructor" />);
    expect(find("svg").getAttribute("width")).toBe("16");
    await findSoon(".lucide-circle-small");
  });

  it("UI126 initials are the first letters of the first two words", () => {
    const names = ["Нодира Каримова", "  азиз ", "Ўринова Муҳайё Ғайратовна", ""];
    expect(names.map(initialsOf)).toEqual(["НК", "А", "ЎМ", ""]);
  });

  it("UI127 progress is kept within 0 and 100, and work of unknown length has no value", () => {
    ui = renderUi(<Progress label="Юклаш" percent={140} />);
    expect(find("[role=progressbar]").getAttribute("aria-valuenow")).toBe("100");
    ui.show(<Progress label="Юклаш" />);
    expect(find("[role=progressbar]").hasAttribute("aria-valuenow")).toBe(false);
  });
});
