// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it } from "vitest";
import { createWritable } from "#sdk/testing/createWritable.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { CapabilitiesContext } from "#sdk/react/CapabilitiesContext.ts";
import { aFilter } from "../../testing/testTable.ts";
import { useConditions } from "./useConditions.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(() => document.body.replaceChildren());

const items = [
  aFilter("plain"),
  aFilter("admins", { displayCondition: "user.permissions.includes('platon.admin')" }),
  aFilter("asked", { displayCondition: "params.all === '1'" }),
  aFilter("narrowed", { displayCondition: "values.plain === 'x'" }),
  aFilter("broken", { displayCondition: "values.a.b" }),
];
const Shown = ({ values }: { readonly values?: Readonly<Record<string, unknown>> }) => (
  <p>{useConditions(items, { owner: "tables/t", ...(values && { values }) }).map(({ id }) => id).join(" ")}</p>
);

it("T79 filters and buttons are shown by their conditions over user, query and set filters; a failing one shows", async () => {
  const location = createWritable({ path: "/", query: {} as Record<string, string> });
  const { capabilities } = fakeCapabilities();
  const given = { ...capabilities, navigation: { ...capabilities.navigation, location } };
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const draw = async (values?: Readonly<Record<string, unknown>>): Promise<void> =>
    await act(async () => root.render(<CapabilitiesContext value={given}><Shown values={values} /></CapabilitiesContext>));
  await draw();
  expect(place.textContent).toBe("plain broken");
  await act(async () => location.set({ path: "/", query: { all: "1" } }));
  await draw({ plain: "x" });
  expect(place.textContent).toBe("plain asked narrowed broken");
  await act(async () => root.unmount());
});
