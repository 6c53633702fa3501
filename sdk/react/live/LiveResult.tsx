import { useEffect, useState, type ReactElement } from "react";
import type { ComponentFault } from "../../contributions/view.ts";
import { View } from "../View.tsx";
import styles from "./LiveResult.module.css";
import type { LiveSource } from "./LiveSource.ts";
import { noVersions, tryVersion, versionDrawn, versionFailed, type LiveVersion } from "./liveVersions.ts";
import { useLiveText } from "./useLiveText.ts";

export interface LiveResultProps {
  readonly source: LiveSource;
  /** What is wrong with the newest source; undefined where it is drawn. */
  readonly onFault: (fault: ComponentFault | undefined) => void;
}

/** A component as its source is now; while that is faulty, as it was last, and what is wrong is named. */
export function LiveResult({ source, onFault }: LiveResultProps): ReactElement {
  const say = useLiveText();
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
          <p className={styles.title}>{say(shown ? "kept" : "failed")}</p>
          <p className={styles.message}><FaultText {...fault} /></p>
        </div>
      )}
    </div>
  );
}

function FaultText({ reason, message, line }: ComponentFault): ReactElement {
  const say = useLiveText();
  if (reason === "ended" || reason === "quarantined") return <>{say("ended")}</>;
  return <>{line === undefined ? message : say("line", { line, message })}</>;
}

interface VersionProps {
  readonly version: LiveVersion;
  readonly onShown: () => void;
  readonly onFault: (fault: ComponentFault) => void;
}

function Version({ version: { source }, ...listeners }: VersionProps): ReactElement {
  const { name, scripts, css, content, realm, props, scope } = source;
  const component = { name, scripts, css, content, realm };
  return <View kind="component" group="project" scope={scope} component={component} props={props} {...listeners} />;
}
