// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { defineWords } from "#core/wording/defineWords.ts";
import { CapabilitiesContext } from "../CapabilitiesContext.ts";
import { fakeCapabilities } from "../../testing/fakeCapabilities.ts";
import { useLateText } from "./useLateText.ts";

const words = defineWords({ "room.kept": { uz: "{count} та", la: "{count} ta", ru: "{count}", en: "{count} kept", qq: "{count}", kh: "{count}" } });

function Said() {
  const say = useLateText(words, "room");
  return <p>{say("kept", { count: 3 })}</p>;
}

it("UI946 late words are said once they are learnt, as the project says them where it does", async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const page = document.createElement("div");
  const root = createRoot(page);
  const { capabilities } = fakeCapabilities();
  const show = async (shown: typeof capabilities): Promise<string> => {
    await act(async () => root.render(<CapabilitiesContext value={shown}><Said /></CapabilitiesContext>));
    return page.textContent;
  };
  const { i18n } = capabilities;
  expect(await show({ ...capabilities, i18n: { ...i18n, learn: async () => await new Promise(() => undefined) } })).toBe("");
  expect(await show(capabilities)).toBe("3 та");
  expect(await show({ ...capabilities, i18n: { ...i18n, t: (key, params) => (key === "room.kept" ? "сақланди" : i18n.t(key, params)) } })).toBe("сақланди");
  await act(async () => root.unmount());
});
