// @vitest-environment jsdom
import { act, type ReactElement } from "react";
import { afterEach, expect, it } from "vitest";
import { PlatonError } from "../errors/PlatonError.ts";
import { createWritable } from "../testing/createWritable.ts";
import { find, renderUi, type RenderedUi } from "../testing/renderUi.tsx";
import { ServerAwayContext } from "./ServerAwayContext.ts";
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

it("K569 what failed while the server was away is read again when it is back, also behind what is still shown; what was refused is not", async () => {
  const isAway = createWritable(false);
  let reads = 0;
  const count = (next: () => Promise<string>) => async (): Promise<string> => ((reads += 1), await next());
  const back = async (next: () => Promise<string>): Promise<unknown[]> => {
    answer = count(next);
    reads = 0;
    await act(async () => isAway.set(true));
    await act(async () => isAway.set(false));
    return [find("p").textContent, reads];
  };
  const named = (name: string) => async (): Promise<string> => await Promise.resolve(name);
  answer = failing("network");
  await act(async () => void (ui = renderUi(<ServerAwayContext value={isAway}><Shown id="a" /></ServerAwayContext>)));
  expect(await back(named("first"))).toEqual(["first", 1]);
  expect(await back(named("second"))).toEqual(["first", 0]);
  expect(await refreshed(failing("network"))).toBe("first");
  expect(await back(named("second"))).toEqual(["second", 1]);
  expect(await refreshed(failing("forbidden", 403))).toBe("failed");
  expect(await back(named("third"))).toEqual(["failed", 0]);
});
