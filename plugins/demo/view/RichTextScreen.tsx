import { useId, useState, type ReactElement, type ReactNode } from "react";
import type { Block } from "#core/blocks/blockTypes.ts";
import { isBlockDocument } from "#core/blocks/textOfBlocks.ts";
import { defineScreen } from "#sdk/contributions/screen.ts";
import { useFollowedLinks } from "#sdk/react/useFollowedLinks.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useText } from "#sdk/react/useText.ts";
import { FieldFrame } from "#sdk/ui/controls/FieldFrame.tsx";
import { FailureView } from "#sdk/ui/states/FailureView.tsx";
import { Skeleton } from "#sdk/ui/status/Skeleton.tsx";
import { sampleDocument, sampleHtml, sampleMarkdown } from "../model/sampleTexts.ts";
import { DemoFrame } from "./DemoFrame.tsx";
import type { LoadedEditors } from "./loadEditors.ts";
import styles from "./RichTextScreen.module.css";

/** A name, the same in every language. */
const markdown = "Markdown";

/** `/demo/vue-editor`: the editors of long texts, each with its value beside it; the name is the specification's (D53). */
const RichTextScreen = (): ReactElement => {
  const [editors, reload] = useLoaded(async () => (await import("./loadEditors.ts")).loadEditors(), []);
  return (
    <DemoFrame screen="richText">
      {editors.state === "failed" && <FailureView failure={editors.failure} onRetry={reload} />}
      {editors.state === "loading" && <Skeleton height={600} />}
      {editors.state === "ready" && <Editors {...editors.value} />}
    </DemoFrame>
  );
};

function Editors({ RichTextControl, BlocksControl, MarkdownControl, sanitize }: LoadedEditors): ReactElement {
  const t = useText();
  const { hrefOf, open } = useFollowedLinks();
  const [html, setHtml] = useState(sampleHtml);
  const [document, setDocument] = useState<unknown>(sampleDocument);
  const [text, setText] = useState(sampleMarkdown);
  const shown: Block | null = isBlockDocument(document) ? document : null;
  return (
    <>
      <Example title={t("demo.richText.rich")} value={html}>
        {(id) => <RichTextControl id={id} value={html} onChange={setHtml} sanitize={sanitize} />}
      </Example>
      <Example title={t("demo.richText.blocks")} value={JSON.stringify(document, null, 2)}>
        {(id) => <BlocksControl id={id} value={shown} onChange={setDocument} />}
      </Example>
      <Example title={markdown} value={text}>
        {(id) => <MarkdownControl id={id} value={text} onChange={setText} hrefOf={hrefOf} onLink={open} />}
      </Example>
    </>
  );
}

interface ExampleProps {
  readonly title: string;
  readonly value: string;
  readonly children: (id: string) => ReactNode;
}

const Example = ({ title, value, children }: ExampleProps): ReactElement => {
  const t = useText();
  const id = useId();
  return (
    <section className={styles.example}>
      <FieldFrame id={id} label={title}>{() => children(id)}</FieldFrame>
      <figure className={styles.value}>
        <figcaption>{t("demo.richText.value")}</figcaption>
        <pre data-value>{value}</pre>
      </figure>
    </section>
  );
};

export const richTextScreen = defineScreen({ id: "demo-rich-text", component: RichTextScreen });
