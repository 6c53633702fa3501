import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import type { FormConfig } from "#sdk/wire.ts";
import { changedValues, formFields, type FormValues } from "../model/formFields.ts";
import type { FormAddress } from "../model/FormAddress.ts";
import type { RecordBase } from "../model/useRecordBase.ts";
import type { Insertion } from "../model/useSubmit.ts";
import { FormDrafts, type FoundDraft } from "./FormDrafts.ts";
import type { Draft } from "./sealDraft.ts";

/** A draft is written so long after the last change, in milliseconds. */
const pause = 300;

export interface DraftsOptions {
  readonly config: FormConfig;
  readonly address: FormAddress;
  readonly base: RecordBase;
  readonly insertion: RefObject<Insertion | undefined>;
}

/** What was typed and not saved, of this form and of one that died with its tab. */
export interface Drafts {
  /** Left behind by a form that is open no more, until the person decides. */
  readonly offered: DraftOffer | undefined;
  /** The browser keeps nothing here. */
  readonly isOff: boolean;
  /** Keeps what is typed, at once. */
  keep(): void;
  /** The person was asked about what is typed, and has not typed since: leaving now is leaving it. */
  asked(): void;
}

export interface DraftOffer {
  /** Milliseconds since 1970. */
  readonly at: number;
  restore(): void;
  discard(): void;
}

/** Keeps drafts of a form for whoever is signed in; never of a public form, and never of passwords (D57). */
export function useDrafts(options: DraftsOptions): Drafts {
  const { base, address, insertion } = options;
  const user = useReadable(useCapability("user").current);
  const http = useCapability("http");
  const [drafts] = useState(() => new FormDrafts(async () => (await http.call("GET user/draft-key", {})).key));
  const [found, setFound] = useState<FoundDraft>();
  const [isOff, setOff] = useState(false);
  const wasAsked = useRef(false);
  const isKept = user !== undefined && !user.observer && !address.isPublic;
  const subject = JSON.stringify([user?.id, address.name, base.id ?? null]);

  /** Without the server there is no key yet; the next change tries again. */
  const failed = (failure: unknown): void => setOff(!(failure instanceof PlatonError));
  const write = (draft: Draft | undefined): void => {
    if (isKept) drafts.write(subject, draft).then(() => setOff(false), failed);
  };
  const keep = (): void => write(draftOf(options));
  // The one that was left is looked for once, as the form opens.
  const look = useEffectEvent(() => void drafts.find(subject).then(setFound, failed));
  useEffect(() => {
    if (isKept) look();
  }, [drafts, isKept]);
  useWriting(base, { keep, changed: () => (wasAsked.current = false) });
  useEffect(
    () => () => {
      if (wasAsked.current) void drafts.write(subjectless, undefined).catch(() => undefined);
      drafts.close();
    },
    [drafts],
  );
  const discard = (id: string): void => {
    setFound(undefined);
    drafts.discard(id).catch(failed);
  };
  const restore = ({ id, draft }: FoundDraft): void => {
    base.lay({ version: draft.version, ...knownOf(options.config, draft) });
    insertion.current = draft.insertion;
    write(draft);
    discard(id);
  };
  return {
    offered: found && { at: found.at, restore: () => restore(found), discard: () => discard(found.id) },
    isOff: isKept && isOff,
    keep,
    asked: () => (wasAsked.current = true),
  };
}

/** What is removed needs no place. */
const subjectless = "";

/** Writes a little after each change, and at once when the tab may be gone soon. */
function useWriting({ form }: RecordBase, { keep, changed }: { readonly keep: () => void; readonly changed: () => void }): void {
  const written = useEffectEvent(keep);
  const typed = useEffectEvent(changed);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = (): void => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      written();
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        typed();
        clearTimeout(timer);
        timer = setTimeout(flush, pause);
      },
    });
    const hidden = (): void => void (document.hidden && flush());
    document.addEventListener("visibilitychange", hidden);
    window.addEventListener("pagehide", flush);
    return () => {
      stop();
      flush();
      document.removeEventListener("visibilitychange", hidden);
      window.removeEventListener("pagehide", flush);
    };
  }, [form]);
}

/** @returns undefined when nothing is typed that may be kept */
function draftOf({ config, base, insertion }: DraftsOptions): Draft | undefined {
  const { values } = knownOf(config, { values: changedValues(base.form.getValues(), base.before), before: {} });
  if (Object.keys(values).length === 0) return undefined;
  const before = Object.fromEntries(Object.keys(values).map((name) => [name, base.before[name]]));
  return { version: base.version, values, before, insertion: insertion.current };
}

/** Of the fields that the form has, without passwords. */
function knownOf(config: FormConfig, { values, before }: Pick<Draft, "values" | "before">): Pick<Draft, "values" | "before"> {
  const known = new Set(formFields(config.elements).flatMap(({ type, dataField }) => (type === "password" ? [] : [dataField])));
  const pick = (all: FormValues): FormValues => Object.fromEntries(Object.entries(all).filter(([name]) => known.has(name)));
  return { values: pick(values), before: pick(before) };
}
