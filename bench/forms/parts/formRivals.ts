import { installedPeers } from "../../harness/installedPeers.ts";
import { serveProgram, type ServedProgram } from "../../harness/serveProgram.ts";
import { bigForm } from "./bigForm.ts";

const files = { "inputs.json": JSON.stringify(bigForm) };

/** Each page has `mount()` and `unmount()`. */
const stage = `
import { createElement } from "react";
import { createRoot } from "react-dom/client";
const inputs = await (await fetch("inputs.json")).json();
let root;
globalThis.unmount = () => root?.unmount();
globalThis.show = (element) => (root = createRoot(document.getElementById("root"))).render(element);
`;

/** react-hook-form with plain inputs, each conditional one watching what it depends on: as little as such a form can be. */
const bare = `${stage}
import { useForm, useWatch } from "react-hook-form";
const attributes = { int: { type: "number" }, checkbox: { type: "checkbox" } };
const Field = ({ input: { name, kind }, register }) => createElement("p", null,
  createElement("label", { htmlFor: name }, "Field " + name),
  createElement(kind === "textarea" ? "textarea" : "input", { id: name, ...attributes[kind], ...register(name) }));
const Conditional = ({ control, ...props }) =>
  useWatch({ control, name: props.input.dependsOn }) === "hide" ? null : createElement(Field, props);
const Form = () => {
  const { register, control } = useForm({ defaultValues: Object.fromEntries(inputs.map(({ name, kind }) => [name, kind === "checkbox" ? false : ""])) });
  return createElement("form", null, inputs.map((input) => input.dependsOn
    ? createElement(Conditional, { key: input.name, input, register, control })
    : createElement(Field, { key: input.name, input, register })));
};
globalThis.mount = () => show(createElement(Form));
`;

const survey = `${stage}
import { Model } from "survey-core";
import { Survey } from "survey-react-ui";
import "survey-core/survey-core.css";
const types = { text: "text", int: "text", checkbox: "boolean", textarea: "comment" };
globalThis.mount = () => {
  const elements = inputs.map(({ name, kind, dependsOn }) => ({
    name, title: "Field " + name, type: types[kind], ...(kind === "int" && { inputType: "number" }), ...(dependsOn && { visibleIf: "{" + dependsOn + "} <> 'hide'" }),
  }));
  show(createElement(Survey, { model: new Model({ textUpdateMode: "onTyping", elements }) }));
};
`;

const schemaForm = `${stage}
import Form from "@rjsf/core";
import validator from "@rjsf/validator-ajv8";
const types = { text: { type: "string" }, int: { type: "integer" }, checkbox: { type: "boolean" }, textarea: { type: "string" } };
const field = ({ name, kind }) => ({ [name]: { title: "Field " + name, ...types[kind] } });
const always = inputs.filter(({ dependsOn }) => !dependsOn);
const schema = {
  type: "object",
  properties: Object.assign({}, ...always.map(field)),
  allOf: inputs.filter(({ dependsOn }) => dependsOn).map((input) => ({
    if: { properties: { [input.dependsOn]: { const: "hide" } }, required: [input.dependsOn] }, else: { properties: field(input) },
  })),
};
const uiSchema = Object.fromEntries(inputs.filter(({ kind }) => kind === "textarea").map(({ name }) => [name, { "ui:widget": "textarea" }]));
globalThis.mount = () => show(createElement(Form, { schema, uiSchema, validator, idPrefix: "root" }));
`;

export const serveBare = (): Promise<ServedProgram> => serveProgram({ program: bare, files });

export const serveSurvey = (): Promise<ServedProgram> => serveProgram({ program: survey, packages: installedPeers(), files });

export const serveSchemaForm = (): Promise<ServedProgram> => serveProgram({ program: schemaForm, packages: installedPeers(), files });
