// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, it } from "vitest";
import { renderUi, type RenderedUi } from "../../testing/renderUi.tsx";
import { SignInLayout } from "../sign-in/SignInLayout.tsx";
import { SidebarFrame } from "./SidebarFrame.tsx";

let ui: RenderedUi | undefined;
afterEach(() => ui?.end());

const logo = "data:image/png;base64,AA==";
const signs = (): string[] => [...document.querySelectorAll("img, span[aria-hidden=true]")].map((one) => (one instanceof HTMLImageElement ? one.src : "sign"));

it("UI942 the project's picture stands where the product's sign stands, which comes back where the picture cannot be drawn", () => {
  ui = renderUi(
    <>
      <SidebarFrame mode="docked" title="Лойиҳа" homeHref="/" logo={logo}>меню</SidebarFrame>
      <SignInLayout product="Лойиҳа" headline="" lead="" logo={logo}>кириш</SignInLayout>
      <SignInLayout product="Платон" headline="" lead="">кириш</SignInLayout>
    </>,
  );
  expect(signs()).toEqual([logo, logo, "sign"]);
  // The name beside it says what it is.
  expect([...document.querySelectorAll("img")].map(({ alt }) => alt)).toEqual(["", ""]);
  act(() => [...document.querySelectorAll("img")].forEach((one) => one.dispatchEvent(new Event("error"))));
  expect(signs()).toEqual(["sign", "sign", "sign"]);
});
