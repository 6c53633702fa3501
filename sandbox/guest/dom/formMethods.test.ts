import "./installDom.ts";
import { createElement as h, type FormEvent, type ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TestedControls } from "../testing/TestedControls.ts";

// A worker has one, Node 20 has not; React asks it while it is evaluated.
vi.hoisted(() => Object.defineProperty(globalThis, "navigator", { value: { userAgent: "node" }, configurable: true }));

describe("forms in a realm", () => {
  let controls: TestedControls;
  let { find, send } = {} as TestedControls;

  const mount = async (...inside: ReactNode[]): Promise<HTMLFormElement> => mountForm({}, ...inside);
  const mountForm = async (props: object, ...inside: ReactNode[]): Promise<HTMLFormElement> => {
    await controls.mount(() => h("form", { id: "form", ...props }, ...inside));
    return find<HTMLFormElement>("form");
  };
  const told = (): unknown[] => controls.told().map(([, name, value]) => [name, value]);
  const options = (...values: string[]): ReactNode => values.map((value) => h("option", { key: value, value }, value));

  beforeEach(() => {
    controls = new TestedControls();
    ({ find, send } = controls);
  });

  afterEach(() => controls.unmount());

  it("S537 FormData holds what a form would submit", async () => {
    const legend = h("legend", null, h("input", { name: "legend", defaultValue: "e" }));
    const form = await mount(
      h("input", { name: "text", defaultValue: "a" }),
      h("input", { defaultValue: "nameless" }),
      h("input", { name: "off", defaultValue: "b", disabled: true }),
      h("input", { name: "box", type: "checkbox", defaultChecked: true }),
      h("input", { name: "box", type: "checkbox", value: "never" }),
      h("input", { name: "kind", type: "radio", value: "x" }),
      h("input", { name: "kind", type: "radio", value: "y", defaultChecked: true }),
      h("textarea", { name: "note", defaultValue: "c\nd" }),
      h("select", { name: "first" }, options("1", "2")),
      h("select", { name: "many", multiple: true, defaultValue: ["2", "3"] }, options("1", "2", "3")),
      h("fieldset", { name: "set", disabled: true }, legend, h("input", { name: "in", defaultValue: "f" })),
      h("button", { name: "press", value: "g" }, "Save"),
      h("button", { id: "submitter", name: "do", value: "h" }, "Send"),
    );
    const entries = [
      ["text", "a"],
      ["box", "on"],
      ["kind", "y"],
      ["note", "c\nd"],
      ["first", "1"],
      ["many", "2"],
      ["many", "3"],
      ["legend", "e"],
    ];
    expect([...new FormData(form)]).toEqual(entries);
    expect([...new FormData(form, find("submitter"))]).toEqual([...entries, ["do", "h"]]);
  });

  it("S537 FormData without a form is empty and filled by hand, and takes nothing but forms", () => {
    const data = new FormData();
    data.append("a", "1");
    expect([...data]).toEqual([["a", "1"]]);
    expect(FormData.name).toBe("FormData");
    expect(() => new FormData(document.body as HTMLFormElement)).toThrow(TypeError);
  });

  it("S537 a form's action receives what is in it, and the form is empty afterwards", async () => {
    const sent: unknown[] = [];
    await mountForm({ action: (data: FormData) => void sent.push(...data) }, h("input", { id: "name", name: "name" }));
    await send("name", "input", { value: "Ann" });
    await send("form", "submit");
    await vi.waitFor(() => expect(sent).toEqual([["name", "Ann"]]));
    await vi.waitFor(() => expect(find<HTMLInputElement>("name").value).toBe(""));
    expect(told()).toContainEqual(["value", ""]);
  });

  it("S537 a form submits itself in the name of the button that it is given", async () => {
    const submitters: unknown[] = [];
    const onSubmit = ({ nativeEvent }: FormEvent): void => void submitters.push((nativeEvent as SubmitEvent).submitter);
    const form = await mountForm({ onSubmit }, h("button", { id: "submitter" }));
    form.requestSubmit(find("submitter"));
    form.requestSubmit();
    expect(submitters).toEqual([find("submitter"), null]);
  });

  it("S537 elements knows controls by place, by id and by name", async () => {
    const radios = ["x", "y"].map((value) => h("input", { key: value, name: "kind", type: "radio", value }));
    const email = h("input", { id: "mail", name: "email" });
    const { elements } = await mount(email, radios, h("select", { name: "length" }), h("input", { name: "filter" }), h("button"));
    const named = elements as unknown as Record<string, HTMLInputElement>;
    expect([elements.length, elements[0], elements.item(0), elements.item(9)]).toEqual([6, find("mail"), find("mail"), null]);
    expect([named["email"], named["mail"], elements.namedItem("email")]).toEqual(Array.from({ length: 3 }, () => find("mail")));
    expect([named["filter"]?.name, elements.namedItem("none"), named["none"]]).toEqual(["filter", null, undefined]);
    const kind = elements.namedItem("kind") as RadioNodeList;
    kind.value = "y";
    expect([kind.length, kind.value, [...elements].length]).toEqual([2, "y", 6]);
  });

  const everything = [
    h("input", { key: 1, id: "text", defaultValue: "a" }),
    h("input", { key: 2, id: "box", type: "checkbox", defaultChecked: true }),
    h("input", { key: 3, id: "x", name: "kind", type: "radio", defaultChecked: true }),
    h("input", { key: 4, id: "y", name: "kind", type: "radio" }),
    h("textarea", { key: 5, id: "note", defaultValue: "b" }),
    h("select", { key: 6, id: "first" }, options("1", "2")),
    h("select", { key: 7, id: "given", defaultValue: "2" }, options("1", "2")),
    h("select", { key: 8, id: "many", multiple: true, defaultValue: ["2"] }, options("1", "2")),
    h("input", { key: 9, id: "hidden", type: "hidden", value: "kept" }),
  ];
  const change = async (): Promise<void> => {
    await send("text", "input", { value: "typed" });
    await send("box", "click", { value: "on", isChecked: false });
    await send("y", "click", { value: "on", isChecked: true });
    await send("note", "input", { value: "written" });
    await send("first", "change", { value: "2", selected: [1] });
    await send("given", "change", { value: "1", selected: [0] });
    await send("many", "change", { value: "1", selected: [0] });
  };
  const values = (): unknown[] => [
    ...["text", "note", "first", "given", "many", "hidden"].map((id) => find<HTMLInputElement>(id).value),
    ...["box", "x", "y"].map((id) => find<HTMLInputElement>(id).checked),
  ];
  const changed = ["typed", "written", "2", "1", "1", "kept", false, false, true];
  const defaults = ["a", "b", "1", "2", "2", "kept", true, true, false];

  it("S538 a form that its component resets has its defaults, and what is drawn is told", async () => {
    const form = await mount(...everything);
    await change();
    expect(values()).toEqual(changed);
    told();
    form.reset();
    expect(values()).toEqual(defaults);
    const one = [["checked", true], ["selected", false], ["selected", true]];
    expect(told().toSorted()).toEqual([...one, ...one, ["checked", false], ["selected", false], ["value", "a"], ["value", "b"]].toSorted());
    await send("text", "input", { value: "again" });
    expect(find<HTMLInputElement>("text").value).toBe("again");
  });

  it("S538 a press of a reset button does the same, once the component has heard of it", async () => {
    const heard: unknown[] = [];
    await mountForm({ onReset: () => heard.push(find<HTMLInputElement>("text").value) }, ...everything);
    await change();
    await send("form", "reset");
    expect(heard).toEqual(["typed"]);
    expect(values()).toEqual(defaults);
  });

  it("S538 a reset that a component prevents changes nothing, whoever asked for it", async () => {
    const form = await mountForm({ onReset: (event: FormEvent) => event.preventDefault() }, ...everything);
    await change();
    await send("form", "reset");
    form.reset();
    expect(values()).toEqual(changed);
  });

  it("S538 a handler that resets its form again goes round no circle, and a select that shows nothing shows its first option", async () => {
    const onReset = vi.fn(({ currentTarget }: FormEvent<HTMLFormElement>) => currentTarget.reset());
    const form = await mountForm({ onReset }, h("select", { id: "select" }, options("1", "2")));
    find<HTMLSelectElement>("select").value = "none";
    form.reset();
    expect(onReset).toHaveBeenCalledOnce();
    expect(find<HTMLSelectElement>("select").value).toBe("1");
    expect(told()).toEqual([["value", "none"], ["selected", true]]);
  });
});
