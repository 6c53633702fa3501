import { useId, type ReactElement } from "react";
import type { CapabilityDifference, InstalledPlugin, PluginsCapability, PluginSource } from "#sdk/capabilities/plugins.ts";
import { configProblems } from "#sdk/errors/configProblems.ts";
import { readFailure } from "#sdk/errors/readFailure.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import { readPluginFiles, type FilesProblem } from "./readPluginFiles.ts";
import styles from "./Plugins.module.css";
import { useAction } from "./useAction.ts";

interface InstallPanelProps {
  readonly files: readonly File[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** A plugin that could be installed. */
interface Prospect {
  readonly source: PluginSource;
  readonly answer: InstalledPlugin;
  /** The version that it takes the place of. */
  readonly before: string | undefined;
}

async function prospectOf(files: readonly File[], plugins: PluginsCapability): Promise<Prospect | FilesProblem> {
  const read = readPluginFiles(await Promise.all(files.map(async (file) => ({ name: file.name, text: await file.text() }))));
  if ("problem" in read) return read;
  const [answer, present] = await Promise.all([plugins.install(read, { isDryRun: true }), plugins.list()]);
  return { source: read, answer, before: present.find(({ id }) => id === answer.id)?.version ?? undefined };
}

/** What the chosen files would install, and how its capabilities differ, before anything is kept. */
export const InstallPanel = ({ files, onClose, onDone }: InstallPanelProps): ReactElement => {
  const t = useText();
  const heading = useId();
  const plugins = useCapability("plugins");
  const locale = useReadable(useCapability("i18n").locale);
  const { isBusy, run } = useAction();
  const [prospect] = useLoaded(async () => await prospectOf(files, plugins), [files, plugins]);
  const ready = prospect.state === "ready" && "source" in prospect.value ? prospect.value : undefined;
  const install = async ({ source, answer }: Prospect): Promise<void> => {
    if (!(await run(async () => await plugins.install(source), t("system.plugins.setup.done", { name: answer.name ?? answer.id })))) return;
    onDone();
    onClose();
  };
  return (
    <section className={styles.install} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {ready ? titleOf(ready, t) : t("system.plugins.install")}
      </h2>
      {prospect.state === "loading" && <SkeletonText lines={3} />}
      {prospect.state === "failed" && <Refusal text={readFailure(prospect.failure, locale)} problems={problemsOf(prospect.failure)} />}
      {prospect.state === "ready" && "problem" in prospect.value && (
        <Refusal text={t(`system.plugins.setup.${prospect.value.problem}`, { file: prospect.value.file })} />
      )}
      {ready && <Difference difference={ready.answer.difference} />}
      <div className={styles.actions}>
        <Button onPress={onClose}>{t("system.plugins.setup.cancel")}</Button>
        {ready && (
          <Button tone="primary" isBusy={isBusy} onPress={() => void install(ready)}>
            {t("system.plugins.setup.confirm")}
          </Button>
        )}
      </div>
    </section>
  );
};

type Words = (key: string, params?: Readonly<Record<string, string | number>>) => string;

function titleOf({ answer, before }: Prospect, t: Words): string {
  const name = answer.name ?? answer.id;
  const version = answer.version ?? "";
  return before === undefined ? t("system.plugins.setup.fresh", { name, version }) : t("system.plugins.setup.update", { name, from: before, to: version });
}

/** Where in its text something is wrong, one line each, as the server says it (D43). */
const problemsOf = (failure: unknown): readonly string[] =>
  configProblems(failure).map(({ file, path, reason }) => [file, path, reason].filter(Boolean).join(" · "));

const Refusal = ({ text, problems = [] }: { readonly text: string; readonly problems?: readonly string[] }): ReactElement => (
  <div role="alert" className={styles.refusal}>
    <p>{text}</p>
    {problems.map((problem) => (
      <p key={problem} className={styles.code}>
        {problem}
      </p>
    ))}
  </div>
);

const Difference = ({ difference }: { readonly difference: CapabilityDifference }): ReactElement => {
  const t = useText();
  const parts = (["added", "widened", "narrowed", "removed"] as const).filter((part) => difference[part].length > 0);
  if (parts.length === 0) return <p className={styles.note}>{t("system.plugins.setup.same")}</p>;
  return (
    <dl className={styles.difference}>
      {parts.map((part) => (
        <div key={part} data-difference={part}>
          <dt>{t(`system.plugins.setup.${part}`)}</dt>
          <dd>{difference[part].map((name) => t(`system.plugins.capability.${name}`)).join(", ")}</dd>
        </div>
      ))}
    </dl>
  );
};
