import { readFileSync } from "node:fs";
import type { ComponentText } from "./showComponents.ts";

/** One component for each approved library, as an integrator would write it from the library's own documentation. */

const emotion = `
/** Styles by object, by template text and by keyframes. */
import { css, Global, ClassNames, keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { useState } from "react";
const pulse = keyframes({ from: { opacity: 0.4 }, to: { opacity: 0.4 } });
const Button = styled.button\`
  color: \${(props) => (props.isOn ? "rgb(0, 128, 0)" : "rgb(1, 2, 3)")};
  padding: 7px;
  &:focus { outline: 3px solid rgb(9, 8, 7); }
\`;
export default function Emotion() {
  const [isOn, setOn] = useState(false);
  return <div className="emotion">
    <Global styles={css\`body { background: rgb(200, 0, 0) !important; } .emotion-global { letter-spacing: 3px; }\`} />
    <Button isOn={isOn} onClick={() => setOn(!isOn)}>emotion {isOn ? "on" : "off"}</Button>
    <ClassNames>{({ css }) => <p className={css({ animation: pulse + " 1s infinite", fontWeight: 700 }) + " emotion-global"}>text</p>}</ClassNames>
  </div>;
}`;

const styledComponents = `
import styled, { createGlobalStyle, keyframes } from "styled-components";
import { useState } from "react";
const turn = keyframes\`from { opacity: 0.6; } to { opacity: 0.6; }\`;
const Title = styled.h3<{ $big: boolean }>\`
  color: rgb(10, 20, 30);
  font-size: \${({ $big }) => ($big ? "30px" : "20px")};
  animation: \${turn} 1s infinite;
  background: url(https://evil.example/leak.png);
\`;
const Everywhere = createGlobalStyle\`main { outline: 5px solid rgb(200, 0, 0); }\`;
export default function Styled() {
  const [isBig, setBig] = useState(false);
  return <div className="styled"><Everywhere /><Title $big={isBig}>title</Title><button onClick={() => setBig(!isBig)}>enlarge</button></div>;
}`;

const reactSelect = `
import Select from "react-select";
import { useState } from "react";
const options = ["Tashkent", "Samarkand", "Nukus"].map((label) => ({ label, value: label.toLowerCase() }));
export default function Choice() {
  const [chosen, choose] = useState(null);
  return <div className="choice"><Select aria-label="town" inputId="town" options={options} value={chosen} onChange={choose} /><output>{chosen?.value ?? "nothing"}</output></div>;
}`;

const radixDialog = `
import * as Dialog from "@radix-ui/react-dialog";
import { useState } from "react";
export default function Ask() {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState("");
  return <div className="ask">
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger className="trigger">open dialog</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content className="content">
          <Dialog.Title>Your name</Dialog.Title>
          <Dialog.Description>It is shown below.</Dialog.Description>
          <input aria-label="name" value={name} onChange={(event) => setName(event.target.value)} />
          <Dialog.Close>close dialog</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
    <output>{isOpen ? "open" : "closed"} {name}</output>
  </div>;
}`;

const recharts = `
import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { useState } from "react";
const data = [{ name: "a", value: 10 }, { name: "b", value: 30 }, { name: "c", value: 20 }];
export default function Chart() {
  const [picked, pick] = useState("none");
  return <div className="chart" style={{ width: 400, height: 200 }}>
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={data}>
        <XAxis dataKey="name" /><YAxis /><Tooltip />
        <Bar dataKey="value" fill="#336699" isAnimationActive={false} onClick={(bar) => pick(bar.name ?? bar.payload?.name)} />
      </BarChart>
    </ResponsiveContainer>
    <output>{picked}</output>
  </div>;
}`;

const hookForm = `
import { useForm, Controller } from "react-hook-form";
import { useState } from "react";
export default function Register() {
  const { register, handleSubmit, control, formState: { errors } } = useForm({ defaultValues: { email: "", plan: "free", agreed: false } });
  const [sent, setSent] = useState("");
  return <form className="register" onSubmit={handleSubmit((values) => setSent(JSON.stringify(values)))}>
    <input aria-label="email" className={errors.email ? "wrong" : "right"} {...register("email", { required: "needed", pattern: { value: /@/, message: "no address" } })} />
    <select aria-label="plan" {...register("plan")}><option value="free">free</option><option value="paid">paid</option></select>
    <Controller name="agreed" control={control} render={({ field: { value, onChange } }) => <input type="checkbox" aria-label="agreed" checked={value} onChange={(event) => onChange(event.target.checked)} />} />
    {errors.email && <p role="alert">{errors.email.message}</p>}
    <button>send</button><output>{sent}</output>
  </form>;
}`;

const formik = `
import { Formik, Form, Field, ErrorMessage } from "formik";
import { useState } from "react";
export default function Order() {
  const [sent, setSent] = useState("");
  return <div className="order"><Formik initialValues={{ count: "", colour: "red" }}
    validate={({ count }) => (Number(count) > 0 ? {} : { count: "at least one" })}
    onSubmit={(values) => setSent(values.count + " " + values.colour)}>
    <Form>
      <Field name="count" aria-label="count" />
      <Field as="select" name="colour" aria-label="colour"><option value="red">red</option><option value="blue">blue</option></Field>
      <ErrorMessage name="count" component="p" />
      <button type="submit">order</button>
    </Form>
  </Formik><output>{sent}</output></div>;
}`;

const downshift = `
import { useCombobox } from "downshift";
import { useState } from "react";
const all = ["apple", "apricot", "banana", "cherry"];
export default function Fruit() {
  const [items, setItems] = useState(all);
  const [picked, pick] = useState("none");
  const { isOpen, getInputProps, getMenuProps, getItemProps, getToggleButtonProps, getLabelProps, highlightedIndex } = useCombobox({
    items,
    onInputValueChange: ({ inputValue }) => setItems(all.filter((item) => item.startsWith(inputValue ?? ""))),
    onSelectedItemChange: ({ selectedItem }) => pick(selectedItem ?? "none"),
  });
  return <div className="fruit"><label {...getLabelProps()}>fruit</label> <input prevent="keydown:ArrowDown,ArrowUp" {...getInputProps()} /><button aria-label="list" {...getToggleButtonProps()}>v</button>
    <ul {...getMenuProps()}>{isOpen && items.map((item, index) => <li key={item} className={index === highlightedIndex ? "lit" : ""} {...getItemProps({ item, index })}>{item}</li>)}</ul>
    <output>{picked}</output></div>;
}`;

const markdown = `
import Markdown from "react-markdown";
import { useState } from "react";
export default function Notes() {
  const [text, setText] = useState("# Title\\n\\n* one\\n* **two** &copy;\\n\\n[bad](javascript:alert(1)) <script>x</script>");
  return <div className="notes"><textarea aria-label="notes" value={text} onChange={(event) => setText(event.target.value)} /><button onClick={() => setText("## Reset")}>reset</button><article><Markdown>{text}</Markdown></article></div>;
}`;

const zustand = `
import { create } from "zustand";
const useBears = create<{ bears: number; add(): void }>((set) => ({ bears: 0, add: () => set((state) => ({ bears: state.bears + 1 })) }));
const Count = () => { const bears = useBears((state) => state.bears); return <output className={bears > 1 ? "many" : "few"}>{bears} bears</output>; };
export default function Bears() {
  const add = useBears((state) => state.add);
  return <div className="bears"><button onClick={add}>add bear</button><Count /></div>;
}`;

const jotai = `
import { atom, useAtom, useAtomValue } from "jotai";
import clsx from "clsx";
import { format } from "date-fns";
const text = atom("");
const upper = atom((get) => get(text).toUpperCase());
const Shown = () => { const value = useAtomValue(upper); return <output className={clsx("shown", { full: value !== "" })}>{value} {format(new Date(2024, 1, 29), "yyyy-MM-dd")}</output>; };
export default function Atoms() {
  const [value, setValue] = useAtom(text);
  return <div className="atoms"><input aria-label="atom" value={value} onChange={(event) => setValue(event.target.value)} /><button onClick={() => setValue("by mouse")}>set atom</button><Shown /></div>;
}`;

const floating = `
import { autoUpdate, flip, FloatingFocusManager, FloatingPortal, offset, useClick, useDismiss, useFloating, useHover, useInteractions, useRole } from "@floating-ui/react";
import { useState } from "react";
function Hint() {
  const [isOpen, setOpen] = useState(false);
  const { refs, floatingStyles, context } = useFloating({ open: isOpen, onOpenChange: setOpen, whileElementsMounted: autoUpdate });
  const { getReferenceProps, getFloatingProps } = useInteractions([useHover(context), useRole(context, { role: "tooltip" })]);
  return <><i className="hinted" ref={refs.setReference} {...getReferenceProps()}>hover</i>
    {isOpen && <div className="hint" ref={refs.setFloating} style={floatingStyles} {...getFloatingProps()}>hint</div>}</>;
}
export default function Pop() {
  const [isOpen, setOpen] = useState(false);
  const { refs, floatingStyles, context } = useFloating({ open: isOpen, onOpenChange: setOpen, placement: "bottom-start", middleware: [offset(8), flip()], whileElementsMounted: autoUpdate });
  const { getReferenceProps, getFloatingProps } = useInteractions([useClick(context), useDismiss(context), useRole(context)]);
  return <div className="pop" style={{ padding: "40px", minHeight: 300 }}>
    <button ref={refs.setReference} {...getReferenceProps()}>open pop-over</button> <Hint />
    {isOpen && <FloatingPortal><FloatingFocusManager context={context}>
      <div className="panel" ref={refs.setFloating} style={{ ...floatingStyles, width: 120 }} {...getFloatingProps()}>panel <button onClick={() => setOpen(false)}>done</button></div>
    </FloatingFocusManager></FloatingPortal>}
  </div>;
}`;

const leaflet = `
import { useEffect, useRef, useState } from "react";
import * as L from "leaflet";
export default function Country() {
  const place = useRef(null);
  const [pressed, press] = useState("nothing");
  const [zoom, setZoom] = useState(4);
  useEffect(() => {
    const map = L.map(place.current, { zoomControl: false, attributionControl: false }).setView([41, 65], 4);
    L.polygon([[37, 56], [45, 56], [45, 73], [37, 73]], { className: "land", fillColor: "rgb(3, 4, 5)" }).on("click", () => press("land")).addTo(map);
    map.on("zoomend", () => setZoom(map.getZoom()));
    return () => map.remove();
  }, []);
  return <div><div ref={place} style={{ width: 400, height: 300 }} /><output>{pressed} {zoom}</output></div>;
}`;

const component = (name: string, script: string, css = ""): ComponentText => ({ name, scripts: [script], css });

/** The first page: styles, and parts that open. */
export const styledPage: readonly ComponentText[] = [
  component("Emotion", emotion),
  component("Styled", styledComponents),
  component("Choice", reactSelect, ".choice { min-height: 260px; }"),
  component("Ask", radixDialog, ".content { border: 2px solid rgb(5, 6, 7); }"),
  component("Fruit", downshift, ".lit { color: rgb(50, 60, 70); }"),
];

/** The second page: forms, state, drawings, places. */
export const statefulPage: readonly ComponentText[] = [
  component("Register", hookForm, ".register p { color: rgb(41, 42, 43); } .wrong { border: 1px solid rgb(44, 45, 46); } .right { border: 1px solid rgb(47, 48, 49); }"),
  component("Order", formik, ".order p { color: rgb(54, 55, 56); }"),
  component("Bears", zustand, ".few { color: rgb(61, 62, 63); } .many { color: rgb(64, 65, 66); }"),
  component("Atoms", jotai, ".full { color: rgb(11, 12, 13); }"),
  component("Notes", markdown, ".notes h1 { color: rgb(21, 22, 23); }"),
  component("Chart", recharts),
  component("Pop", floating, ".panel { background: rgb(31, 32, 33); }"),
];

/** A page with a document of its own. */
export const framedPage: readonly ComponentText[] = [
  { ...component("Country", leaflet, readFileSync("node_modules/leaflet/dist/leaflet.css", "utf8")), realm: "frame" },
];
