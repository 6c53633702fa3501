import type { ReactElement } from "react";
import { defineScreen, type ScreenProps } from "#sdk/contributions/screen.ts";
import { useScreenHeading } from "#sdk/react/useScreenHeading.ts";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import { VisuallyHidden } from "#sdk/ui/foundation/VisuallyHidden.tsx";
import { PageBody } from "./PageBody.tsx";
import { PageFailureView } from "./PageFailureView.tsx";
import styles from "./PageScreen.module.css";
import { usePage } from "./usePage.ts";

/** `/pages/{name}`: a page on its own (spec §2). */
const PageScreen = (props: ScreenProps): ReactElement => (
  <div className={styles.screen} data-frame={props.frame}>
    <LoadedScreen {...props} />
  </div>
);

const LoadedScreen = ({ params, query, isPublic }: ScreenProps): ReactElement => {
  const [page, reload] = usePage({ name: params["name"] ?? "", query, isPublic });
  const title = page.state === "ready" ? page.value.definition.title : undefined;
  useScreenHeading(title === undefined ? undefined : { title });
  switch (page.state) {
    case "loading":
      return <SkeletonText lines={6} />;
    case "failed":
      return <PageFailureView failure={page.failure} onRetry={reload} />;
    case "ready":
      return (
        <>
          <HiddenHeading title={page.value.definition.title} />
          <PageBody page={page.value} query={query} />
        </>
      );
  }
};

/** A page draws its own head, and the top bar names it; a screen reader hears what it is called in any case. */
const HiddenHeading = ({ title }: { readonly title: string }): ReactElement => (
  <VisuallyHidden>
    <h1>{title}</h1>
  </VisuallyHidden>
);

export const pageScreen = defineScreen({ id: "page", component: PageScreen });
