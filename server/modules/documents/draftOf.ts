import type { DocumentDraft } from "#contract/document.ts";
import type { DocumentTemplate } from "../config/index.ts";
import type { Making } from "./documentFiles.ts";

/** A template that is being written, as it is looked at. */
export const draftOf = ({ content = "", file = "", ...draft }: DocumentDraft): Making & Pick<DocumentTemplate, "locales"> =>
  ({ ...draft, content, file, title: "preview", pageSize: "A4", orientation: "portrait", margins: {}, hasPageNumbers: true, isKept: false, isSplit: false, locales: [] });
