import { Link2 } from "lucide-react";
import type { KeyboardEvent, MouseEvent, ReactElement } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { Link } from "#sdk/ui/actions/Link.tsx";
import { ModalFrame } from "#sdk/ui/overlays/ModalFrame.tsx";
import type { ConfigProblem } from "#sdk/wire.ts";
import styles from "./DependentsDialog.module.css";

interface DependentsDialogProps {
  readonly problems: readonly ConfigProblem[];
  readonly onClose: () => void;
}

/** What would lead nowhere if the object were deleted: each with a link to where it can be changed. */
export function DependentsDialog({ problems, onClose }: DependentsDialogProps): ReactElement {
  const t = useText();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <div onKeyDown={onKeyDown}>
      <ModalFrame title={t("forms.dependents.title")} icon={Link2} width="640px" onClose={onClose} footer={<Button tone="primary" onPress={onClose}>{t("forms.close")}</Button>}>
        <p>{t("forms.dependents.text")}</p>
        <ul className={styles.list}>
          {problems.map((problem) => (
            <li key={`${problem.file}${problem.path}${problem.reason}`}>
              <ObjectLink file={problem.file} onLeave={onClose} />
              <span className={styles.reason}>{problem.reason}</span>
              <code className={styles.path}>{problem.path}</code>
            </li>
          ))}
        </ul>
      </ModalFrame>
    </div>
  );
}

/** The platform's table that lists the objects of a folder or file of the project's text. */
const tables: Readonly<Record<string, string>> = {
  pages: "platon_pages", endpoints: "api_endpoints", exports: "export_resources", documents: "document_templates", imports: "excel_import_configs", project: "project_settings",
};

function ObjectLink({ file, onLeave }: { readonly file: string; readonly onLeave: () => void }): ReactElement {
  const navigation = useCapability("navigation");
  const [collection = "", name] = file.replace(/\.[a-z]+$/, "").split("/");
  const link = `tables/${tables[collection] ?? collection}${name === undefined ? "" : `?f.name=${encodeURIComponent(name)}`}`;
  const open = (event: MouseEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onLeave();
    void navigation.open(link);
  };
  return <Link href={navigation.href(link)} onPress={open}>{file.replace(/\.json$/, "")}</Link>;
}
