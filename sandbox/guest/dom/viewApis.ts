import type { Environment, RootId } from "#sandbox/protocol/index.ts";
import { rectOf } from "../mutations/nodeState.ts";
import { currentRoot } from "../roots/currentRoot.ts";
import { runAs } from "../roots/runAs.ts";
import { setWindowSize } from "./geometry.ts";
import { defineGlobals, RealmEvent } from "./realmWindow.ts";
import { dispatchToWindow } from "./windowEvents.ts";

/**
 * What `document.defaultView` must have besides the DOM: timers, which the polyfill's window lacks, and the view
 * port's figures. Media queries are answered by size and colour scheme; computed style is what was set inline.
 */
export function defineViewApis(): void {
  const requestAnimationFrame = (callback: FrameRequestCallback): number =>
    Number(setTimeout(() => callback(performance.now()), 16));
  const frames = globalThis.requestAnimationFrame
    ? {
        requestAnimationFrame: globalThis.requestAnimationFrame.bind(globalThis),
        cancelAnimationFrame: globalThis.cancelAnimationFrame.bind(globalThis),
      }
    : { requestAnimationFrame, cancelAnimationFrame: clearTimeout.bind(globalThis) };
  defineGlobals({
    setTimeout: globalThis.setTimeout.bind(globalThis),
    clearTimeout: globalThis.clearTimeout.bind(globalThis),
    setInterval: globalThis.setInterval.bind(globalThis),
    clearInterval: globalThis.clearInterval.bind(globalThis),
    queueMicrotask: globalThis.queueMicrotask.bind(globalThis),
    performance: globalThis.performance,
    ...frames,
    requestIdleCallback: (callback: (deadline: IdleDeadline) => void) =>
      Number(setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 10 }), 1)),
    cancelIdleCallback: clearTimeout.bind(globalThis),
    getComputedStyle: (element: HTMLElement | undefined) => computedStyle(element),
    CSS: { escape: escapeIdentifier, supports: () => false },
    DOMRect: RealmRect,
    DOMRectReadOnly: RealmRect,
  });
  applyEnvironment({ width: 1280, height: 800, pixelRatio: 1, isDark: false });
}

class RealmRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;

  constructor(x = 0, y = 0, width = 0, height = 0) {
    this.x = x;
    this.y = y;
    this.width = width;
    this.height = height;
  }

  get left(): number {
    return this.x;
  }

  get top(): number {
    return this.y;
  }

  get right(): number {
    return this.x + this.width;
  }

  get bottom(): number {
    return this.y + this.height;
  }
}

const escapeIdentifier = (text: string): string => String(text).replaceAll(/[^\w\u0080-\uffff-]/g, "\\$&");

type MediaListener = (event: { matches: boolean; media: string }) => void;

interface MediaQuery {
  readonly media: string;
  matches: boolean;
  /** Each with the component that listens. */
  readonly listeners: Map<MediaListener, RootId | 0>;
}

/** Queries that somebody listens to. */
const queries = new Set<MediaQuery>();
let environment: Environment = { width: 1280, height: 800, pixelRatio: 1, isDark: false };

/** The window as the host measured it; whoever listens hears of a change. */
export function setEnvironment(next: Environment): void {
  applyEnvironment(next);
  dispatchToWindow(new RealmEvent("resize"));
  for (const query of queries) {
    const matches = matchesMedia(query.media);
    if (matches === query.matches) continue;
    query.matches = matches;
    for (const [listener, root] of query.listeners) runAs(root, () => listener({ matches, media: query.media }));
  }
}

function applyEnvironment(next: Environment): void {
  environment = next;
  const { width, height, pixelRatio } = next;
  setWindowSize(width, height);
  defineGlobals({
    innerWidth: width,
    innerHeight: height,
    outerWidth: width,
    outerHeight: height,
    devicePixelRatio: pixelRatio,
    screen: { width, height, availWidth: width, availHeight: height },
    matchMedia: queryMedia,
  });
}

function queryMedia(media: string): unknown {
  const query: MediaQuery = { media, matches: matchesMedia(media), listeners: new Map() };
  const add = (listener: MediaListener): void => {
    query.listeners.set(listener, currentRoot());
    queries.add(query);
  };
  const remove = (listener: MediaListener): void => {
    query.listeners.delete(listener);
    if (query.listeners.size === 0) queries.delete(query);
  };
  return {
    get matches() {
      return matchesMedia(media);
    },
    media,
    addEventListener: (_type: string, listener: MediaListener) => add(listener),
    removeEventListener: (_type: string, listener: MediaListener) => remove(listener),
    addListener: add,
    removeListener: remove,
  };
}

function matchesMedia(media: string): boolean {
  const { width, height, isDark } = environment;
  const limit = (name: string): number | undefined => {
    const text = new RegExp(`${name}:\\s*([\\d.]+)px`).exec(media)?.[1];
    return text === undefined ? undefined : Number(text);
  };
  const limits = ["min-width", "max-width", "min-height", "max-height"].map(limit);
  const [minWidth, maxWidth, minHeight, maxHeight] = limits;
  const scheme = /prefers-color-scheme:\s*(dark|light)/.exec(media)?.[1];
  if (scheme === undefined && limits.every((one) => one === undefined)) return false;
  return (
    width >= (minWidth ?? 0) &&
    width <= (maxWidth ?? width) &&
    height >= (minHeight ?? 0) &&
    height <= (maxHeight ?? height) &&
    (scheme === undefined || (scheme === "dark") === isDark)
  );
}

/** What code compares with before anything was set. */
const initialStyle: Readonly<Record<string, string>> = {
  position: "static",
  display: "block",
  visibility: "visible",
  overflow: "visible",
  overflowX: "visible",
  overflowY: "visible",
  direction: "ltr",
  transform: "none",
  opacity: "1",
  animationName: "none",
  "animation-name": "none",
  boxSizing: "content-box",
};

function computedStyle(element: HTMLElement | undefined): unknown {
  const read = (name: string): string => {
    const own = element?.style.getPropertyValue(name) ?? "";
    if (own !== "") return own;
    const side = name === "width" || name === "height" ? name : undefined;
    if (element && side) return `${rectOf(element)[side]}px`;
    return initialStyle[name] ?? "";
  };
  return new Proxy(
    { getPropertyValue: read },
    { get: (target, name) => (name === "getPropertyValue" ? target.getPropertyValue : typeof name === "string" ? read(name) : undefined) },
  );
}
