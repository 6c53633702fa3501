import { useEffect, useState, type ReactElement } from "react";
import type { ComponentFault } from "#sdk/contributions/view.ts";
import { useText } from "#sdk/react/useText.ts";
import { View } from "#sdk/react/View.tsx";
import type { EditableComponent } from "../model/EditableComponent.ts";
import { noVersions, tryVersion, versionDrawn, versionFailed, type LiveVersion } from "../model/liveVersions.ts";
import styles from "./LiveResult.module.css";

export interface LiveResultProps {
  readonly source: EditableComponent;
  /** What is wrong with the newest source; undefined where it is drawn. */
  readonly onFault: (fault: ComponentFault | undefined) => void;
}

/** A component as its source is now; while that is faulty, as it was last, and what is wrong is named. */
export function LiveResult({ source, onFault }: LiveResultProps): ReactElement {
  const t = useText();
  const [versions, change] = useState(noVersions);
  const { shown, tried, fault } = versions;
  useEffect(() => change((before) => tryVersion(before, source)), [source]);
  useEffect(() => onFault(fault), [onFault, fault]);
  return (
    <div className={styles.result}>
      {[shown, tried].filter((one) => one !== undefined).map((version) => (
        <div key={version.number} className={version === tried && shown ? styles.tried : undefined} data-live={version === shown ? "" : undefined}>
          <Version
            version={version}
            onShown={() => change((before) => versionDrawn(before, version.number))}
            onFault={(found) => change((before) => versionFailed(before, version.number, found))}
          />
        </div>
      ))}
      {fault && (
        <div role="alert" className={styles.fault}>
          <p className={styles.title}>{t(shown ? "demo.codeEditor.kept" : "demo.codeEditor.failed")}</p>
          <p className={styles.message}><FaultText {...fault} /></p>
        </div>
      )}
    </div>
  );
}

function FaultText({ reason, message, line }: ComponentFault): ReactElement {
  const t = useText();
  if (reason === "ended" || reason === "quarantined") return <>{t("demo.codeEditor.ended")}</>;
  return <>{line === undefined ? message : t("demo.codeEditor.line", { line, message })}</>;
}

interface VersionProps {
  readonly version: LiveVersion;
  readonly onShown: () => void;
  readonly onFault: (fault: ComponentFault) => void;
}

function Version({ version: { source }, ...listeners }: VersionProps): ReactElement {
  const { name, scripts, css, content, realm, data, scope } = source;
  const component = { name, scripts, css, content, realm };
  return <View kind="component" group="project" scope={scope} component={component} props={{ data, params: {}, page: "demo" }} {...listeners} />;
}
