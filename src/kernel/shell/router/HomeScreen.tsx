import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, type ReactElement } from "react";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { FailureView } from "#sdk/ui/states/FailureView.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import { readLanding } from "../../services/http/readLanding.ts";
import { homeItemLink } from "../../services/menu/menuTree.ts";
import { homeLink } from "../../services/router/decideRoute.ts";
import { LandingFrame } from "../layout/LandingFrame.tsx";
import { useKernel } from "../react/KernelContext.ts";
import { useShell } from "../react/ShellContext.ts";
import { DrawnView } from "../views/DrawnView.tsx";
import { SignInRedirect } from "./redirects.tsx";

/** `/`: the landing page for guests, the project's home for signed-in people (spec §2, D49). */
export const HomeScreen = (): ReactElement => {
  useSignals();
  const { session } = useKernel();
  switch (session.state.value) {
    case "guest":
      return <GuestHome />;
    case "unknown":
      return <SkeletonText lines={4} />;
    case "user":
      return <UserHome />;
  }
};

const UserHome = (): ReactElement => {
  useSignals();
  const { project, navigator } = useKernel();
  const { menus } = useShell();
  const hasMain = project.value?.has_main;
  const items = menus.items.value;
  const isMenuKnown = items !== undefined || menus.failure.value !== undefined;
  useEffect(() => {
    if (hasMain === undefined || (!hasMain && !isMenuKnown)) return;
    void navigator.open(homeLink({ hasMain, homeItem: homeItemLink(items ?? []) }), { replace: true });
  }, [navigator, hasMain, items, isMenuKnown]);
  return <SkeletonText lines={4} />;
};

const GuestHome = (): ReactElement => {
  useSignals();
  const { http, plugins } = useKernel();
  const hasPages = plugins.ownerOf("view", "page") !== undefined;
  const [landing, reload] = useLoaded(async () => (hasPages ? await readLanding(http) : undefined), [http, hasPages]);
  switch (landing.state) {
    case "loading":
      return <SkeletonText lines={4} />;
    case "failed":
      return <FailureView failure={landing.failure} onRetry={reload} />;
    case "ready":
      return landing.value ? (
        <LandingFrame>
          <DrawnView kind="page" props={{ definition: landing.value, isPublic: true }} />
        </LandingFrame>
      ) : (
        <SignInRedirect />
      );
  }
};
