import { createElement, useEffect, useMemo, useRef, useState, type ReactElement } from "react";
import { flushSync } from "react-dom";
import { realmDocument } from "../dom/realmWindow.ts";
import { createQuietRoot } from "./createQuietRoot.ts";

/** By then the engine has compiled most of what the first drawing of a component runs through; more would cost a worker's memory. */
const rounds = 12;

/**
 * Draws what components are usually made of, and takes it away, off the document: an engine runs code slowly until it
 * knows it, and in a realm that waits there is time for that. Nobody hears of it: there is no root above it.
 *
 * @param pause between two rounds: whoever wants something of the realm comes first
 */
export async function rehearse(pause: () => Promise<void>): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    draw(round);
    await pause();
  }
}

function draw(round: number): void {
  const container = realmDocument.createElement("platon-root");
  // What foreign code has made of the document since is no fault of a component.
  const ignore = (): void => undefined;
  const root = createQuietRoot(container, { onUncaughtError: ignore, onCaughtError: ignore, onRecoverableError: ignore });
  for (const props of [{ round }, { round: round + 1 }]) flushSync(() => root.render(createElement(Rehearsal, props)));
  flushSync(() => root.unmount());
}

function Rehearsal({ round }: { readonly round: number }): ReactElement {
  const [count, setCount] = useState(round);
  const section = useRef<HTMLElement>(null);
  const rows = useMemo(() => Array.from({ length: 3 }, (_, index) => `${count}.${index}`), [count]);
  useEffect(() => {
    if (section.current?.isConnected === false) setCount(round);
  }, [round]);
  return createElement(
    "section",
    { ref: section, className: "rehearsal", "data-round": round, style: { width: count, color: "red" } },
    createElement("h3", null, "title"),
    createElement("button", { type: "button", disabled: count > 2, onClick: () => setCount(0) }, count),
    createElement("input", { value: String(count), onChange: () => undefined }),
    createElement("ul", null, rows.map((row) => createElement("li", { key: row, title: row }, row))),
  );
}
