import type { ReactElement } from "react";
import type { ScreenProps } from "#sdk/contributions/screen.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useLanguage } from "#sdk/react/useLanguage.ts";
import { useLateText, type SayLate } from "#sdk/react/live/useLateText.ts";
import { useScreenHeading } from "#sdk/react/useScreenHeading.ts";
import { useText } from "#sdk/react/useText.ts";
import { Link } from "#sdk/ui/actions/Link.tsx";
import { Card } from "#sdk/ui/layout/Card.tsx";
import { PageHeader } from "#sdk/ui/layout/PageHeader.tsx";
import { FailureView } from "#sdk/ui/states/FailureView.tsx";
import { EmptyState } from "#sdk/ui/states/ScreenState.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import { importWords } from "./importWords.ts";
import { ImportWizard } from "./ImportWizard.tsx";
import styles from "./Import.module.css";

/** `/import`: the imports that the user may use; `/import/{config}`: one of them, from the file to its rows (D52). */
export function ImportScreen({ params, frame }: ScreenProps): ReactElement {
  const say = useLateText(importWords, "imports");
  const [name = ""] = (params["*"] ?? "").split("/");
  return name === "" ? <ImportList say={say} frame={frame} /> : <OneImport key={name} name={name} say={say} frame={frame} />;
}

interface PartProps {
  readonly say: SayLate;
  readonly frame: ScreenProps["frame"];
}

function ImportList({ say, frame }: PartProps): ReactElement {
  const t = useText();
  const http = useCapability("http");
  const language = useLanguage();
  const [loaded, reload] = useLoaded(async (signal) => await http.call("GET import", { signal }), [http, language]);
  const title = t("places.names.importing");
  useScreenHeading({ title });
  return (
    <div className={styles.screen}>
      {frame !== "modal" && <PageHeader title={title} />}
      {loaded.state === "loading" && <SkeletonText lines={4} />}
      {loaded.state === "failed" && <FailureView failure={loaded.failure} onRetry={reload} />}
      {loaded.state === "ready" && loaded.value.length === 0 && <EmptyState title={say("none")} hint={say("noneHint")} />}
      {loaded.state === "ready" && loaded.value.length > 0 && (
        <Card isBare>
          <ul className={styles.list}>
            {loaded.value.map((one) => (
              <li key={one.name}>
                <Link href={`import/${one.name}`}>{one.title}</Link>
                <span className={styles.weak}>{one.tableTitle}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}

function OneImport({ name, say, frame }: PartProps & { readonly name: string }): ReactElement {
  const http = useCapability("http");
  const language = useLanguage();
  const [loaded, reload] = useLoaded(async (signal) => await http.call("GET import/{config}", { params: { config: name }, signal }), [http, name, language]);
  useScreenHeading(loaded.state === "ready" ? { title: loaded.value.title } : undefined);
  if (loaded.state === "loading") return <SkeletonText lines={8} />;
  if (loaded.state === "failed") return <FailureView failure={loaded.failure} onRetry={reload} />;
  return (
    <div className={styles.screen}>
      {frame !== "modal" && <PageHeader title={loaded.value.title} />}
      <ImportWizard meta={loaded.value} say={say} />
    </div>
  );
}
