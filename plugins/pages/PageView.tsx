import type { ReactElement } from "react";
import type { PageDefinition } from "#sdk/capabilities/pages.ts";
import { defineView, type ViewProps } from "#sdk/contributions/view.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded, type Loaded } from "#sdk/react/useLoaded.ts";
import { usePrepareView } from "#sdk/react/View.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import { PageBody } from "./PageBody.tsx";
import { PageFailureView } from "./PageFailureView.tsx";
import { completePage, type WholePage } from "./pageParts.ts";
import { usePage } from "./usePage.ts";

/**
 * A page inside something else: by its `name`, or as the `definition` that the kernel has read already (the landing
 * page). A sandbox may send anything, so what does not fit is taken as missing.
 */
const PageView = (props: ViewProps): ReactElement => {
  const isPublic = props["isPublic"] === true;
  const definition = props["definition"];
  if (isDefinition(definition)) return <DefinedPage definition={definition} isPublic={isPublic} />;
  const name = props["name"];
  return <NamedPage name={typeof name === "string" ? name : ""} isPublic={isPublic} />;
};

const noQuery = {};

const NamedPage = ({ name, isPublic }: { readonly name: string; readonly isPublic: boolean }): ReactElement => {
  const [page, reload] = usePage({ name, query: noQuery, isPublic });
  return <LoadedPage page={page} onRetry={reload} />;
};

const DefinedPage = ({ definition, isPublic }: { readonly definition: PageDefinition; readonly isPublic: boolean }): ReactElement => {
  const pages = useCapability("pages");
  const prepareView = usePrepareView();
  const source = JSON.stringify(definition);
  const [page, reload] = useLoaded(
    async (signal) => await completePage(definition, { pages, prepareView }, { isPublic, signal }),
    [pages, source, isPublic, prepareView],
  );
  return <LoadedPage page={page} onRetry={reload} />;
};

const LoadedPage = ({ page, onRetry }: { readonly page: Loaded<WholePage>; readonly onRetry: () => void }): ReactElement => {
  switch (page.state) {
    case "loading":
      return <SkeletonText lines={4} />;
    case "failed":
      return <PageFailureView failure={page.failure} onRetry={onRetry} />;
    case "ready":
      return <PageBody page={page.value} query={noQuery} />;
  }
};

function isDefinition(value: unknown): value is PageDefinition {
  const given = value as Partial<PageDefinition> | null | undefined;
  return typeof given?.name === "string" && Array.isArray(given.components);
}

export const pageView = defineView({ kind: "page", component: PageView });
