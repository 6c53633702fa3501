import { RotateCcw } from "lucide-react";
import { useState, type ReactElement } from "react";
import { useSettled } from "#sdk/react/live/useSettled.ts";
import { useText } from "#sdk/react/useText.ts";
import { View } from "#sdk/react/View.tsx";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { Card } from "#sdk/ui/layout/Card.tsx";
import { pause, type EditableComponent } from "../model/EditableComponent.ts";
import styles from "./ComponentWorkbench.module.css";
import { SourceEditor } from "./SourceEditor.tsx";

/** Source beside result. What is typed stays in this tab; nothing of it is stored. */
export const ComponentWorkbench = ({ original }: { readonly original: EditableComponent }): ReactElement => {
  const t = useText();
  const [edited, edit] = useState(original);
  const { name, scripts, css, content, realm, data } = useSettled(edited, pause);
  const reset = (
    <Button size="small" icon={RotateCcw} isDisabled={edited === original} onPress={() => edit(original)}>
      {t("demo.components.reset")}
    </Button>
  );
  return (
    <div className={styles.sides}>
      <Card title={t("demo.components.source")} actions={reset}>
        <SourceEditor component={edited} onChange={edit} />
      </Card>
      <Card title={t("demo.components.result")}>
        <View
          kind="component"
          group="project"
          scope={original.scope}
          component={{ name, scripts, css, content, realm }}
          props={{ data, params: {}, page: "demo" }}
        />
      </Card>
    </div>
  );
};
