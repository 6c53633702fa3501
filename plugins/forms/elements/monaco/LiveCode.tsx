import { Eye, EyeOff } from "lucide-react";
import { useMemo, useState, type ReactElement } from "react";
import type { PageDefinition } from "#sdk/capabilities/pages.ts";
import type { ComponentFault } from "#sdk/contributions/view.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { LiveResult } from "#sdk/react/live/LiveResult.tsx";
import type { LiveSource } from "#sdk/react/live/LiveSource.ts";
import { useLiveText } from "#sdk/react/live/useLiveText.ts";
import { useSettled } from "#sdk/react/live/useSettled.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { Skeleton } from "#sdk/ui/status/Skeleton.tsx";
import type { FormValues } from "../../model/formFields.ts";
import { useFormValues } from "../../model/useFormValues.ts";
import { useFormulaScope } from "../expression/useFormulaScope.ts";
import { FollowedHtml } from "../html/FollowedHtml.tsx";
import styles from "./monaco.module.css";
import { textOf } from "./textOf.ts";

export interface LiveCodeProps {
  /** Modules, evaluated in order. */
  readonly scripts: readonly string[];
  /** The field with the styles. */
  readonly cssField: string;
  /** What is wrong with what is shown; undefined while nothing is. */
  readonly onFault?: (fault: ComponentFault | undefined) => void;
}

const ignore = (): void => undefined;

/** Nothing of it runs before it is asked for; from then on it follows what is typed, in this field and the others. */
export function LiveCode({ scripts, cssField, onFault = ignore }: LiveCodeProps): ReactElement {
  const say = useLiveText();
  const [isShown, setShown] = useState(false);
  const toggle = (): void => {
    onFault(undefined);
    setShown(!isShown);
  };
  return (
    <>
      <div>
        <Button size="small" tone="ghost" icon={isShown ? EyeOff : Eye} aria={{ "aria-expanded": isShown }} onPress={toggle}>{say(isShown ? "hide" : "show")}</Button>
      </div>
      {isShown && <section className={styles.result} aria-label={say("result")}><Result scripts={scripts} cssField={cssField} onFault={onFault} /></section>}
    </>
  );
}

/** Milliseconds of rest after a key. */
const rest = 800;

function Result({ scripts, cssField, onFault }: Required<LiveCodeProps>): ReactElement {
  const values = useFormValues();
  const [page, isThere] = usePage(textOf(values["pageId"]));
  const source = useSettled(useWritten({ scripts, cssField, values, page }), rest);
  if (!isThere) return <Skeleton height={80} />;
  return source.scripts.every((script) => script.trim() === "") ? <FollowedHtml html={source.content} /> : <LiveResult source={source} onFault={onFault} />;
}

/** The component as the form's fields say it now; the same as long as they say the same. */
function useWritten({ scripts, cssField, values, page }: Pick<LiveCodeProps, "scripts" | "cssField"> & { readonly values: FormValues; readonly page: PageDefinition | undefined }): LiveSource {
  const [record] = useFormulaScope(textOf(values["formId"]), true)?.rows ?? [];
  const [name, own, content, realm] = [textOf(values["name"]), textOf(values[cssField]), textOf(values["content"] ?? values["htmlContent"]), textOf(values["realm"])];
  const css = [page?.css, own].filter(Boolean).join("\n");
  const props = page ? { data: page.data, params: {}, page: page.name } : values["formId"] === undefined ? {} : { values: record ?? {} };
  const said = JSON.stringify([scripts, props]);
  return useMemo(() => {
    const [code, given] = JSON.parse(said) as [string[], Record<string, unknown>];
    return { scope: "preview", name: name || "Component", scripts: code, css, content, realm: realm === "frame" ? "frame" : "worker", props: given };
  }, [name, said, css, content, realm]);
}

/** The page that a component stands in, with what its queries answer, and whether that is known. */
function usePage(id: string): readonly [PageDefinition | undefined, boolean] {
  const http = useCapability("http");
  const [loaded] = useLoaded(async (signal) => {
    if (id === "") return undefined;
    const { rows: [row] } = await http.call("POST tables/{name}/rows", { params: { name: "platon_pages" }, body: { filters: { id }, pageSize: 1, count: false }, signal });
    return row && await http.call("GET pages/{name}", { params: { name: textOf(row["name"]) }, signal });
  }, [http, id]);
  return [loaded.state === "ready" ? loaded.value : undefined, loaded.state !== "loading"];
}
