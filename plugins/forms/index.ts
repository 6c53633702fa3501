import { defineScreen } from "#sdk/contributions/screen.ts";
import { defineView } from "#sdk/contributions/view.ts";
import { definePlugin } from "#sdk/plugin/definePlugin.ts";
import { elements } from "./elements/index.ts";
import { manifest } from "./manifest.ts";
import { FieldView } from "./view/field/FieldView.tsx";
import { FormScreen } from "./view/FormScreen.tsx";
import { FormView } from "./view/FormView.tsx";

export const forms = definePlugin(manifest, (context) => {
  context.contribute("screen", defineScreen({ id: "form", component: FormScreen }));
  context.contribute("view", defineView({ kind: "form", component: FormView }));
  context.contribute("view", defineView({ kind: "field", component: FieldView }));
  for (const element of elements) context.contribute("formElement", element);
});
