// @vitest-environment jsdom
import { act, type ReactElement } from "react";
import { afterEach, expect, it } from "vitest";
import { PlatonError } from "../errors/PlatonError.ts";
import { find, renderUi, type RenderedUi } from "../testing/renderUi.tsx";
import { useLoaded } from "./useLoaded.ts";

let ui: RenderedUi;
let answer: () => Promise<string>;
let reload: () => void;
afterEach(() => ui.end());

const Shown = ({ id }: { readonly id: string }): ReactElement => {
  const [loaded, again] = useLoaded(() => answer(), [id]);
  reload = again;
  return <p>{loaded.state === "ready" ? loaded.value : loaded.state}</p>;
};
const show = async (id: string): Promise<void> => await act(async () => (ui ? ui.show(<Shown id={id} />) : void (ui = renderUi(<Shown id={id} />))));
const failing = (code: string, status?: number) => async (): Promise<never> => await Promise.reject(new PlatonError(code, "expected", { status }));
const refreshed = async (next: () => Promise<string>): Promise<string | null> => {
  answer = next;
  await act(async () => reload());
  return find("p").textContent;
};

it("K431 what is shown stays when a refresh fails for reasons that pass, and goes when it is refused or another is wanted", async () => {
  answer = async () => await Promise.resolve("cities");
  await show("cities");
  const seen = [await refreshed(failing("network")), await refreshed(failing("internal", 500)), await refreshed(failing("unavailable", 503))];
  expect(seen).toEqual(["cities", "cities", "cities"]);
  expect(await refreshed(failing("not_found", 404))).toBe("failed");
  expect(await refreshed(failing("network"))).toBe("failed");
  expect(await refreshed(async () => await Promise.resolve("cities"))).toBe("cities");
  answer = failing("network");
  await show("countries");
  expect(find("p").textContent).toBe("failed");
});
