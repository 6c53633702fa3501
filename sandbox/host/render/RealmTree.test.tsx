// @vitest-environment jsdom
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { realmLimits } from "#core/limits/realmLimits.ts";
import { layersOf, type Operation } from "#sandbox/protocol/index.ts";
import { DrawnRootContext } from "./GuestBox.tsx";
import type { DrawnRoot } from "./DrawnRoot.ts";
import { HostElementsContext, type HostElementProps } from "./HostElementsContext.ts";
import { RealmDrawing } from "./RealmDrawing.ts";
import { HostParts } from "./RealmTree.tsx";

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // jsdom has none.
  vi.stubGlobal("matchMedia", () => new EventTarget());
});
afterEach(() => void vi.unstubAllGlobals());

it("S532 a first-party part is drawn for what it is told, not for what comes beside it", async () => {
  const drawings: unknown[] = [];
  const Part = ({ properties, children }: HostElementProps): ReactNode => {
    drawings.push(properties["name"]);
    return children;
  };
  const drawing = new RealmDrawing({ limits: realmLimits, idPrefix: "realm1-", send: () => undefined, onCssDropped: () => undefined, onReferencesLeftOut: () => undefined });
  drawing.receiver.openRoot(1);
  const layers = layersOf(1);
  const box = document.body.appendChild(document.createElement("div"));
  drawing.show(layers, box);
  const drawn: DrawnRoot = { drawing, root: 1, owner: { group: "g", component: "c" }, scope: "1", lastPress: { at: 0 }, onStir: () => undefined, onPlaces: () => undefined };
  const say = (...operations: Operation[]): Promise<void> => act(async () => void drawing.receiver.apply({ ack: 0, operations }));
  const part = (id: number, name: string): Operation => ["element", -2, 0, id, "platon-table", 0, [], [], [["name", name]]];
  const react = createRoot(document.createElement("div"));
  await act(async () =>
    react.render(
      <HostElementsContext value={{ "platon-table": Part }}>
        <DrawnRootContext value={drawn}>
          <HostParts drawing={drawing} sites={layers} />
        </DrawnRootContext>
      </HostElementsContext>,
    ),
  );
  await say(part(1, "one"), part(2, "two"));
  expect(drawings.splice(0)).toEqual(["one", "two"]);
  await say(["text", -2, 0, 3, "beside"]);
  expect(drawings.splice(0)).toEqual([]);
  await say(part(4, "three"), ["property", 1, "name", "other"], ["text", 2, 0, 5, "inside"]);
  expect(drawings.splice(0).sort()).toEqual(["other", "three"]);
  expect(box.textContent).toContain("inside");
  await act(async () => react.unmount());
});
