// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { act } from "react";
import { click, find, renderUi, type RenderedUi } from "../../testing/renderUi.tsx";
import { ConfirmFrame } from "./ConfirmFrame.tsx";
import { ModalFrame } from "./ModalFrame.tsx";
import { ToastRegion } from "./ToastRegion.tsx";

let ui: RenderedUi | undefined;
afterEach(() => ui?.end());

const none = (): void => undefined;
/** A press of the main button from one place to another; the browser tells the click on what is around both. */
const pressAt = (from: Element, to = from): void =>
  act(() => {
    from.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    to.dispatchEvent(new Event("pointerup", { bubbles: true }));
    const around = from.contains(to) ? from : to;
    around.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  });

describe("modals", () => {
  it("UI40 everything behind a modal is inert, and reachable again when it closes", () => {
    ui = renderUi(<main>Саҳифа</main>);
    const page = find("main").parentElement!;
    ui.show(<><main>Саҳифа</main><ModalFrame title="Шакл" onClose={none}>…</ModalFrame></>);
    expect(page.hasAttribute("inert")).toBe(true);
    ui.show(<main>Саҳифа</main>);
    expect(page.hasAttribute("inert")).toBe(false);
  });

  it("UI263 a width in percent is one of the window, others are as they are said", () => {
    ui = renderUi(<ModalFrame title="Шакл" width="30%" onClose={none}>…</ModalFrame>);
    expect(find("[role=dialog]").style.getPropertyValue("--share")).toBe("30vw");
    ui.show(<ModalFrame title="Шакл" width="500px" onClose={none}>…</ModalFrame>);
    expect(find("[role=dialog]").style.width).toBe("500px");
  });

  it("UI41 of several modals only the topmost is reachable; toasts and popovers stay so", () => {
    ui = renderUi(
      <>
        <ToastRegion toasts={[]} onDismiss={none} />
        <ModalFrame title="Пастки" onClose={none}>…</ModalFrame>
        <ConfirmFrame question="Чиқасизми?" onAnswer={none} />
      </>,
    );
    const [lower, upper] = document.querySelectorAll<HTMLElement>("[data-overlay=modal]");
    const isInert = [lower, upper, find("[data-overlay=toast]")].map((element) => element?.hasAttribute("inert"));
    expect(isInert).toEqual([true, false, false]);
  });

  it("UI42 a modal takes the focus, to its first field, and gives it back to where it was", () => {
    ui = renderUi(<button>Очиш</button>);
    find("button").focus();
    ui.show(<><button>Очиш</button><ModalFrame title="Шакл" onClose={none}><input id="first" /></ModalFrame></>);
    expect(document.activeElement?.id).toBe("first");
    ui.show(<button>Очиш</button>);
    expect(document.activeElement).toBe(find("button"));
    ui.show(<><button>Очиш</button><ConfirmFrame question="Чиқасизми?" onAnswer={none} /></>);
    expect(document.activeElement?.textContent).toBe("yes");
    ui.show(<button>Очиш</button>);
    expect(document.activeElement).toBe(find("button"));
  });

  it("UI141 a modal has a title, a close icon and the actions of its footer", () => {
    const footer = <><button>Ёпиш</button><button>Сақлаш</button></>;
    ui = renderUi(<ModalFrame title="Шакл" footer={footer} onClose={none}>…</ModalFrame>);
    const dialog = find("[role=dialog]");
    expect(document.getElementById(dialog.getAttribute("aria-labelledby") ?? "")?.textContent).toBe("Шакл");
    expect([...dialog.querySelectorAll("footer button")].map(({ textContent }) => textContent)).toEqual(["Ёпиш", "Сақлаш"]);
    expect(dialog.querySelectorAll("header [aria-label=close]")).toHaveLength(1);
  });

  it("UI43 the close icon and a press beside the modal ask to close it", () => {
    const onClose = vi.fn();
    ui = renderUi(<ModalFrame title="Шакл" onClose={onClose}>…</ModalFrame>);
    click(find("[aria-label=close]"));
    pressAt(find("[data-overlay=modal]"));
    pressAt(find("[role=dialog]"));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it("UI808 a press that begins or ends in the modal does not close it, as when text is selected beyond its edge", () => {
    const onClose = vi.fn();
    ui = renderUi(<ModalFrame title="Шакл" onClose={onClose}><input /></ModalFrame>);
    const [beside, inside] = [find("[data-overlay=modal]"), find("[role=dialog]")];
    pressAt(find("input"), beside);
    pressAt(beside, inside);
    expect(onClose).not.toHaveBeenCalled();
    pressAt(beside);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("UI44 a modal that must not be closed by a press beside it is not", () => {
    const onClose = vi.fn();
    ui = renderUi(<ModalFrame title="Созлаш" closesOutside={false} onClose={onClose}>…</ModalFrame>);
    pressAt(find("[data-overlay=modal]"));
    expect(onClose).not.toHaveBeenCalled();
  });

  it("UI45 a confirmation is 350 px wide and has the buttons yes and no", () => {
    const onAnswer = vi.fn();
    ui = renderUi(<ConfirmFrame question="Тизимдан чиқишни хоҳлайсизми?" onAnswer={onAnswer} />);
    expect(find("[role=alertdialog]").style.width).toBe("350px");
    const buttons = [...document.querySelectorAll("button")];
    expect(buttons.map((button) => button.textContent)).toEqual(["no", "yes"]);
    buttons.forEach(click);
    expect(onAnswer.mock.calls).toEqual([[false], [true]]);
  });

  it("UI213 the note of a question is read out with it", () => {
    ui = renderUi(<ConfirmFrame question="Ўчирилсинми?" note="Қайтариб бўлмайди" onAnswer={none} />);
    const described = find("[role=alertdialog]").getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(described)?.textContent).toBe("Қайтариб бўлмайди");
  });

  it("UI46 a message has the one button ok", () => {
    ui = renderUi(<ConfirmFrame kind="message" question="Сақланди" onAnswer={none} />);
    expect([...document.querySelectorAll("button")].map((button) => button.textContent)).toEqual(["ok"]);
  });

  it("UI47 where the answer cannot be undone, the focus is on no", () => {
    ui = renderUi(<ConfirmFrame tone="danger" question="Ўчирилсинми?" onAnswer={none} />);
    expect(document.activeElement?.textContent).toBe("no");
  });

  it("UI193 toasts are not held any more when the pressed one goes with the focus that was on it", () => {
    const held: boolean[] = [];
    const hold = (isHeld: boolean): void => void held.push(isHeld);
    const toasts = [{ id: "1", tone: "success", title: "a" }, { id: "2", tone: "success", title: "b" }] as const;
    ui = renderUi(<ToastRegion toasts={toasts} onDismiss={none} onHold={hold} />);
    act(() => find("[role=status] button").focus());
    expect(held.at(-1)).toBe(true);
    ui.show(<ToastRegion toasts={toasts.slice(1)} onDismiss={none} onHold={hold} />);
    expect(held.at(-1)).toBe(false);
  });

  it("UI48 errors are announced at once, other toasts politely, from regions that are always there", () => {
    ui = renderUi(<ToastRegion toasts={[]} onDismiss={none} />);
    const [alert, status] = [find("[role=alert]"), find("[role=status]")];
    ui.show(
      <ToastRegion
        toasts={[
          { id: "1", tone: "danger", title: "Хатолик", code: "E1" },
          { id: "2", tone: "success", title: "Хабар", text: "Маълумотлар сақланди" },
        ]}
        onDismiss={none}
      />,
    );
    expect(alert.textContent).toBe("ХатоликE1");
    expect(status.textContent).toBe("ХабарМаълумотлар сақланди");
  });
});
