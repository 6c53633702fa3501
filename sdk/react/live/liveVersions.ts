import type { ComponentFault } from "../../contributions/view.ts";
import type { LiveSource } from "./LiveSource.ts";

/** A state of the source that is, or is to be, drawn; its number is another one each time that it is mounted. */
export interface LiveVersion {
  readonly number: number;
  readonly source: LiveSource;
  /** It was taken down with another one once. */
  readonly isRevived?: boolean;
}

/** What stands in the result: the last version that was drawn, and beside it, unseen, the one that is tried. */
export interface LiveVersions {
  readonly shown?: LiveVersion;
  readonly tried?: LiveVersion;
  /** Of the newest source. */
  readonly fault?: ComponentFault;
  readonly count: number;
}

/** Nothing was tried yet. */
export const noVersions: LiveVersions = { count: 0 };

/** Another source is tried; what was tried before is no more, and what is known of it counts until this one is drawn. */
export function tryVersion({ shown, fault, count }: LiveVersions, source: LiveSource): LiveVersions {
  return { ...(shown && { shown }), ...(fault && { fault }), tried: { number: count + 1, source }, count: count + 1 };
}

/** What was tried is there, and takes the place. */
export function versionDrawn(versions: LiveVersions, number: number): LiveVersions {
  const { tried, count } = versions;
  return tried?.number === number ? { shown: tried, count } : versions;
}

/**
 * What was tried gives way to what is shown. What is shown may have been taken down with it, because they share a realm: that
 * is mounted again, once. Where it fails by itself, its own notice stands in its place.
 */
export function versionFailed(versions: LiveVersions, number: number, fault: ComponentFault): LiveVersions {
  const { shown, tried, count } = versions;
  if (tried?.number === number) return { ...(shown && { shown }), fault, count };
  if (shown?.number !== number) return versions;
  const isTakenDown = fault.reason === "ended" && (tried ?? versions.fault) !== undefined && !shown.isRevived;
  if (!isTakenDown) return tried ? versions : { ...versions, fault };
  return { ...versions, shown: { number: count + 1, source: shown.source, isRevived: true }, count: count + 1 };
}
