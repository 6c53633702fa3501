import { expect, test } from "../harness/productTest.ts";
import { showComponents } from "./showComponents.ts";

test.use({ isTabKept: true });

const choices = `
import { useState } from "react";
import { useForm } from "react-hook-form";
export default () => {
  const [value, setValue] = useState("a");
  const { register, handleSubmit } = useForm({ defaultValues: { colour: "red", size: "b" } });
  const [sent, setSent] = useState("");
  return <form onSubmit={handleSubmit((data) => setSent(JSON.stringify(data)))}>
    {["a", "b"].map((next) => <button key={next} type="button" onClick={() => setValue(next)}>to {next}</button>)}
    <select aria-label="led" value={value} onChange={() => undefined}><option>a</option><option>b</option></select>
    {["red", "green", "blue"].map((one) => <label key={one}><input type="radio" value={one} {...register("colour")} />{one}</label>)}
    <select aria-label="size" {...register("size")}><option>a</option><option>b</option></select>
    <button>send</button><output>{sent}</output></form>; };`;

const actions = `
import { useState } from "react";
export default () => {
  const [sent, setSent] = useState("");
  const [kept, setKept] = useState("");
  return <div><form onSubmit={(event) => { event.preventDefault(); setSent(JSON.stringify([...new FormData(event.currentTarget, event.nativeEvent.submitter)])); setKept(event.currentTarget.elements.email.value); }}>
    <input aria-label="email" name="email" defaultValue="first@x" /><input aria-label="ok" type="checkbox" name="ok" defaultChecked />
    <select aria-label="kind" name="kind" defaultValue="2"><option>1</option><option>2</option></select>
    <button name="how" value="quick">quick</button><button type="reset">clear</button></form><output>{sent}|{kept}</output></div>; };`;

test("S535 what code and the user choose in turn is what is drawn and what is sent", async ({ page }) => {
  await showComponents(page, [{ name: "Choices", scripts: [choices] }]);
  const box = page.locator("[data-platon-box]");
  for (const next of ["b", "a", "b", "a"]) {
    await box.getByRole("button", { name: `to ${next}` }).click();
    await expect(box.getByLabel("led")).toHaveValue(next);
  }
  await expect(box.getByLabel("size")).toHaveValue("b");
  for (const colour of ["blue", "red"]) await box.getByLabel(colour).check();
  await box.getByLabel("size").selectOption("a");
  await box.getByRole("button", { name: "send" }).click();
  await expect(box.locator("output")).toHaveText(JSON.stringify({ colour: "red", size: "a" }));
  await expect(box.getByLabel("red")).toBeChecked();
});

test("S537 S538 FormData holds what a form submits, and a reset gives back the defaults, in what is drawn too", async ({ page }) => {
  await showComponents(page, [{ name: "Actions", scripts: [actions] }]);
  const box = page.locator("[data-platon-box]");
  const said = (...entries: [string, string][]): string => `${JSON.stringify(entries)}|${entries[0]?.[1] ?? ""}`;
  await box.getByLabel("email").fill("second@x");
  await box.getByLabel("ok").uncheck();
  await box.getByLabel("kind").selectOption("1");
  await box.getByRole("button", { name: "quick" }).click();
  await expect(box.locator("output")).toHaveText(said(["email", "second@x"], ["kind", "1"], ["how", "quick"]));
  await box.getByRole("button", { name: "clear" }).click();
  await expect(box.getByLabel("email")).toHaveValue("first@x");
  await expect(box.getByLabel("ok")).toBeChecked();
  await expect(box.getByLabel("kind")).toHaveValue("2");
  await box.getByRole("button", { name: "quick" }).click();
  await expect(box.locator("output")).toHaveText(said(["email", "first@x"], ["ok", "on"], ["kind", "2"], ["how", "quick"]));
});
