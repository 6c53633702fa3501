// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { click, find, renderUi, type, type RenderedUi } from "../../testing/renderUi.tsx";
import { CheckboxControl } from "./CheckboxControl.tsx";
import { PasswordControl } from "./PasswordControl.tsx";
import { TextAreaControl } from "./TextAreaControl.tsx";
import { TextControl } from "./TextControl.tsx";

let ui: RenderedUi | undefined;
afterEach(() => ui?.end());

const none = (): void => undefined;

describe("controls", () => {
  it("UI100 an input tells its state: required, wrong, read-only, described", () => {
    const states = { isRequired: true, isInvalid: true, isReadOnly: true };
    const props = { id: "a", value: "", onChange: none, describedBy: "x", ...states };
    ui = renderUi(<><TextControl {...props} /><TextAreaControl {...props} id="b" /></>);
    for (const field of document.querySelectorAll<HTMLInputElement>("input, textarea"))
      expect([
        field.getAttribute("aria-required"),
        field.getAttribute("aria-invalid"),
        field.readOnly,
        field.getAttribute("aria-describedby"),
      ]).toEqual(["true", "true", true, "x"]);
  });

  it("UI101 a text is reported as it is typed", () => {
    const onChange = vi.fn();
    ui = renderUi(<TextControl id="a" value="" onChange={onChange} />);
    type(find("input"), " Азиз ");
    expect(onChange).toHaveBeenCalledWith(" Азиз ");
  });

  it("UI102 a password is shown and hidden by its button", () => {
    ui = renderUi(<PasswordControl id="p" value="x" onChange={none} />);
    expect(find<HTMLInputElement>("#p").type).toBe("password");
    click(find("[aria-label=showPassword]"));
    expect(find<HTMLInputElement>("#p").type).toBe("text");
    click(find("[aria-label=hidePassword]"));
    expect(find<HTMLInputElement>("#p").type).toBe("password");
  });

  it("UI103 a checkbox reports a boolean, its text is part of it, and a read-only one does nothing", () => {
    const onChange = vi.fn();
    ui = renderUi(<CheckboxControl id="c" value={false} onChange={onChange}>Фаол</CheckboxControl>);
    click(find("label"));
    expect(onChange).toHaveBeenCalledWith(true);
    ui.show(<CheckboxControl id="c" value isReadOnly onChange={onChange}>Фаол</CheckboxControl>);
    click(find("label"));
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it("UI104 a checkbox over a partly chosen list is mixed", () => {
    ui = renderUi(<CheckboxControl id="c" value={false} isMixed onChange={none} label="Ҳаммаси" />);
    expect(find<HTMLInputElement>("#c").indeterminate).toBe(true);
  });
});
