// @vitest-environment jsdom
import { expect, it } from "vitest";
import { renderUi } from "#sdk/testing/renderUi.tsx";
import { FoundText } from "./FoundText.tsx";

it("UI910 what was searched for is marked, and the text stays as it is", () => {
  const show = (text: string, words: string): [string | null, (string | null)[]] => {
    const ui = renderUi(<p><FoundText text={text} words={words} /></p>);
    const shown = document.querySelector("p");
    const told: [string | null, (string | null)[]] = [shown?.textContent ?? null, [...(shown?.querySelectorAll("mark") ?? [])].map((mark) => mark.textContent)];
    ui.end();
    return told;
  };
  expect(show("Ёқилғи, ёқилғи ва ёғоч", "ЁҚ")).toEqual(["Ёқилғи, ёқилғи ва ёғоч", ["Ёқ", "ёқ"]]);
  expect(show("100%", "%")).toEqual(["100%", ["%"]]);
  expect(show("Нукус", "")).toEqual(["Нукус", []]);
  expect(show("<b>Нукус</b>", "b>")).toEqual(["<b>Нукус</b>", ["b>", "b>"]]);
});
