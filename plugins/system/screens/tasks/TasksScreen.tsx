import { ListChecks } from "lucide-react";
import { useId, type ReactElement } from "react";
import type { ScreenProps } from "#sdk/contributions/screen.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLateText } from "#sdk/react/live/useLateText.ts";
import { taskWords } from "#sdk/react/tasks/taskWords.ts";
import { useIsAdministrator } from "#sdk/react/useIsAdministrator.ts";
import { useScreenHeading } from "#sdk/react/useScreenHeading.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { PageHeader } from "#sdk/ui/layout/PageHeader.tsx";
import { TabPanes } from "#sdk/ui/layout/TabPanes.tsx";
import { FailureView } from "#sdk/ui/states/FailureView.tsx";
import { EmptyState } from "#sdk/ui/states/ScreenState.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import { TaskItem } from "./TaskItem.tsx";
import list from "../worklist/WorkList.module.css";
import { useTasks } from "./useTasks.ts";

type Scope = "own" | "all";

/** Work that goes on without its owner: how far it is, and what came of it. Administrators see everybody's. */
export function TasksScreen({ query, frame }: ScreenProps): ReactElement {
  const t = useText();
  const say = useLateText(taskWords, "tasks");
  const id = useId();
  const navigation = useCapability("navigation");
  const isAdministrator = useIsAdministrator();
  const title = t("places.names.tasks");
  useScreenHeading({ title });
  const pane = (scope: Scope) => ({ id: scope, label: say(scope), content: <TaskList key={scope} scope={scope} say={say} /> });
  const selected: Scope = query["of"] === "all" ? "all" : "own";
  return (
    <div className={list.screen}>
      {frame !== "modal" && <PageHeader title={title} />}
      {isAdministrator
        ? <TabPanes id={id} label={say("whose")} panes={[pane("own"), pane("all")]} selected={selected} onSelect={(of) => void navigation.setQuery({ of: of === "all" ? "all" : undefined })} />
        : <TaskList scope="own" say={say} />}
    </div>
  );
}

function TaskList({ scope, say }: { readonly scope: Scope; readonly say: ReturnType<typeof useLateText> }): ReactElement {
  const { loaded, hasMore, readMore, reload } = useTasks(scope);
  if (loaded.state === "loading") return <SkeletonText lines={6} />;
  if (loaded.state === "failed") return <FailureView failure={loaded.failure} onRetry={reload} />;
  if (loaded.value.length === 0) return <EmptyState icon={ListChecks} title={say("none")} hint={say("noneHint")} />;
  return (
    <>
      <ul className={list.list} aria-label={say("list")}>
        {loaded.value.map((task) => <TaskItem key={task.id} task={task} isOwnerShown={scope === "all"} say={say} onChange={reload} />)}
      </ul>
      {hasMore && <div><Button onPress={() => void readMore()}>{say("more")}</Button></div>}
    </>
  );
}
