import { BlocksControl } from "#sdk/ui/controls/rich-text/BlocksControl.tsx";
import { MarkdownControl } from "#sdk/ui/controls/rich-text/MarkdownControl.tsx";
import { RichTextControl } from "#sdk/ui/controls/rich-text/RichTextControl.tsx";
import { loadSanitizer } from "#sdk/ui/html/loadSanitizer.ts";

/** The editors, fetched with their screen. */
export const loadEditors = async () => ({ BlocksControl, MarkdownControl, RichTextControl, sanitize: await loadSanitizer() });

export type LoadedEditors = Awaited<ReturnType<typeof loadEditors>>;
