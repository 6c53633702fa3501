// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import { renderUi, find, type RenderedUi } from "../../testing/renderUi.tsx";
import { FieldFrame, type FieldFrameProps } from "./FieldFrame.tsx";
import { TextControl } from "./TextControl.tsx";

let ui: RenderedUi | undefined;
afterEach(() => ui?.end());

const show = (props: Partial<FieldFrameProps>): HTMLInputElement => {
  ui = renderUi(
    <FieldFrame id="name" {...props}>
      {({ describedBy }) => <TextControl id="name" value="" onChange={() => undefined} describedBy={describedBy} />}
    </FieldFrame>,
  );
  return find<HTMLInputElement>("input");
};

describe("FieldFrame", () => {
  it("UI50 a label stands at the top, left, right and bottom, and each points to its control", () => {
    const input = show({ label: { top: "Вазн", left: "тахминан", right: "кг", bottom: "тоза" } });
    expect([...(input.labels ?? [])].map((label) => label.textContent)).toEqual(["Вазн", "тахминан", "кг", "тоза"]);
  });

  it("UI892 label and hint of a bare field are for screen readers alone, what is wrong with it is for all", () => {
    const input = show({ label: "Вазн", hint: "Тоза", errors: ["Рақам эмас"], isBare: true });
    expect(input.labels?.[0]?.className).toContain("hidden");
    expect(document.getElementById("name-hint")?.className).toContain("hidden");
    expect(document.getElementById("name-errors")?.className).not.toContain("hidden");
  });

  it("UI51 a required field has an asterisk at its first label, for the eye only", () => {
    show({ label: { left: "тахминан", right: "кг" }, isRequired: true });
    const asterisks = [...document.querySelectorAll("label [aria-hidden=true]")];
    expect(asterisks.map((star) => star.closest("label")?.textContent)).toEqual(["тахминан*"]);
  });

  it("UI52 hint and errors are joined to the control, the errors first and as a list", () => {
    const input = show({ label: "Парол", hint: "Камида 6 белги", errors: ["Паролни киритинг", "Хато"] });
    expect(input.getAttribute("aria-describedby")).toBe("name-errors name-hint");
    expect([...document.querySelectorAll("#name-errors li")].map((item) => item.textContent)).toEqual([
      "Паролни киритинг",
      "Хато",
    ]);
    expect(find("#name-hint").textContent).toBe("Камида 6 белги");
  });

  it("UI53 a field without hint and errors is described by nothing", () => {
    expect(show({ label: "Парол" }).hasAttribute("aria-describedby")).toBe(false);
  });
});
